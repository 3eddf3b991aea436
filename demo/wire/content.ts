import { countryCodes, countryName, isCountry, regionsOf } from '../shop/directory/directory'
import { productBySku } from '../shop/catalogue'
import { BASE, convert, currencies, isCurrency, rateOf, toNumber } from '../shop/money'
import { GIFT_MESSAGE_LIMIT, PRIME, PRIME_RETURN_CREDIT } from '../shop/offers'
import { freeFrom } from '../shop/free-shipping'
import type { Route } from '../route'
import type { Visit } from '../visit'
import { blocks } from './blocks'
import { json, Refusal, rest } from './answers'
import { restCall } from './cart-routes'

export const contentRoutes: Route[] = [
  { method: 'GET', path: '/oneday/context', handle: context },
  { method: 'GET', path: '/oneday/config', handle: (visit) => json(settings(visit)) },
  { method: 'GET', path: '/directory/currency/switch', handle: switchCurrency },
  { method: 'POST', path: '/directory/currency/switch', handle: switchCurrency },
  { method: 'GET', path: '/stores/store/switch', handle: switchStore },
  { method: 'POST', path: '/stores/store/switch', handle: switchStore },
  { method: 'POST', path: '/facebookServerSideApi.php', handle: marketing },
  restCall('GET', 'directory/countries', (visit) =>
    rest(countryCodes.map((code) => country(code, visit.language))),
  ),
  restCall('GET', 'directory/countries/{id}', (visit, { id = '' }) => {
    if (!isCountry(id)) throw new Refusal(404, "The country isn't available.")
    return rest(country(id, visit.language))
  }),
  restCall('GET', 'directory/currency', () =>
    rest({
      base_currency_code: BASE,
      base_currency_symbol: '$',
      default_display_currency_code: BASE,
      available_currency_codes: currencies,
      exchange_rates: currencies.map((code) => ({ currency_to: code, rate: rateOf(code) })),
    }),
  ),
  restCall('GET', 'cms/block/{identifier}', block),
]

function context(visit: Visit): Response {
  const { locale, currency, session } = visit
  const wide = !/Mobi|Android|iPhone/.test(visit.request.headers.get('user-agent') ?? '')
  return json({
    locale,
    currencyCode: currency,
    currencyRate: rateOf(currency),
    device: wide ? 'PC' : 'Mobile',
    baseCurrencyCode: BASE,
    countryId: session.country,
    storeCode: locale.slice(0, 2),
  })
}

const inEvery = (amounts: Record<string, number>) => JSON.stringify(amounts)

/** USD cents in every currency of the shop. */
const inEach = (cents: number) =>
  inEvery(Object.fromEntries(currencies.map((code) => [code, toNumber(convert(cents, code), code)])))

/** The shop's settings: text, with JSON inside where they have a structure (b.13). */
function settings(visit: Visit) {
  return {
    credit_card_min_total: visit.session.country === 'ZA' ? '10' : '0',
    payment_discount_enabled: '1',
    payment_discount_values: inEvery({ USD: 5, EUR: 5, GBP: 4, SEK: 50 }),
    payment_discount_min_subtotals: inEvery({ USD: 100, EUR: 100, GBP: 80, SEK: 1000 }),
    reward_points_earn_rate: '2',
    reward_points_default_earn_rate: '1',
    reward_points_per_unit: '100',
    prime_sku: PRIME,
    prime_prices: inEach(productBySku(PRIME)!.price),
    prime_return_credits: inEach(PRIME_RETURN_CREDIT),
    gift_message_max_length: String(GIFT_MESSAGE_LIMIT),
    cstore_name_max_length: '20',
    cstore_phone_max_length: '11',
    cstore_phone_min_length: '10',
    free_standard_shipping_threshold: inEvery(freeFrom.standard),
    free_express_shipping_threshold: inEvery(freeFrom.express),
    vat_id_countries: JSON.stringify(['KR', 'TR']),
    hidden_payment_types: JSON.stringify(['bcmc_mobile']),
    countries: JSON.stringify(countryCodes.map((id) => ({ id, name: countryName(id, visit.language) }))),
    currencies: JSON.stringify(currencies),
    international_site_url: 'https://www.example.com/',
    copyright: '© {year} Ondelle &amp; Daughters',
    analytics_id: 'DEMO-1',
    marketing_pixels: JSON.stringify(['1234567890']),
  }
}

function country(id: string, language: string) {
  const regions = regionsOf(id)
  return {
    id,
    two_letter_abbreviation: id,
    full_name_locale: countryName(id, language),
    full_name_english: countryName(id, 'en'),
    ...(regions.length && { available_regions: regions }),
  }
}

/** A full page call: the quote follows when a page or section works on it (b.45). */
function switchCurrency(visit: Visit): Response {
  const currency = visit.parameter('currency') ?? ''
  const chosen = visit.parameter('country') ?? ''
  if (isCurrency(currency)) visit.session.currency = currency
  if (isCountry(chosen)) visit.session.country = chosen
  return visit.redirect(visit.backTo())
}

const LOCALES: Record<string, string> = {
  en: 'en_US',
  de: 'de_DE',
  fr: 'fr_FR',
  es: 'es_ES',
  it: 'it_IT',
  pl: 'pl_PL',
  sv: 'sv_SE',
  ja: 'ja_JP',
}

/** The language, as a store view; every section is reloaded after it. */
function switchStore(visit: Visit): Response {
  const locale = LOCALES[(visit.parameter('___store') ?? visit.parameter('locale') ?? '').slice(0, 2)]
  if (locale) visit.session.locale = locale
  visit.setCookie('section_data_clean', '1', { maxAge: 15 })
  return visit.redirect(visit.backTo())
}

function block(visit: Visit, { identifier = '' }: Record<string, string>): Response {
  const device = visit.url.searchParams.get('device') ?? 'PC'
  const found = blocks.find((one) => one.identifier === identifier)
  if (!found) throw new Refusal(404, 'The CMS block with the "%1" ID doesn\'t exist.', [identifier])
  const { id, title, content, mobile, active = true } = found
  const dates = { creation_time: '2024-01-02 09:00:00', update_time: '2024-03-04 10:00:00' }
  return rest({
    id,
    identifier,
    title,
    content: (device === 'Mobile' ? (mobile ?? content) : content)((english) => visit.translate(english)),
    ...dates,
    active,
  })
}

/** The marketing endpoint takes all and answers nothing of use (b.43). */
function marketing(visit: Visit): Response {
  const sent = visit.json() as { event?: { name?: string; id?: string }; custom_data?: unknown } | undefined
  visit.shop.note('marketing', {
    name: sent?.event?.name,
    id: sent?.event?.id,
    custom_data: sent?.custom_data,
  })
  return json({ success: true })
}
