import { localeOf } from '../../locales.ts'
import {
  countryCodes,
  countryName,
  isCountry,
  regionsOf,
  requiresRegion,
} from '../../shop/directory/directory.ts'
import { productBySku } from '../../shop/catalogue.ts'
import { listPrice } from '../../shop/list-price.ts'
import { BASE, currencies, isCurrency, rateOf, toNumber } from '../../shop/money.ts'
import { GIFT_MESSAGE_LIMIT } from '../../shop/gift-options.ts'
import { PRIME, PRIME_RETURN_CREDIT } from '../../shop/offers.ts'
import { paymentDiscounts } from '../../shop/discounts.ts'
import { freeFrom } from '../../shop/delivery/free-shipping.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { blocks } from './cms-blocks.ts'
import { json, RestError, rest } from '../responses.ts'
import { restCall } from '../rest-routes.ts'

export const contentRoutes: Route[] = [
  { method: 'GET', path: '/oneday/context', handle: storeContext },
  { method: 'GET', path: '/oneday/config', handle: (context) => json(settings(context)) },
  { method: 'GET', path: '/directory/currency/switch', handle: switchCurrency },
  { method: 'POST', path: '/directory/currency/switch', handle: switchCurrency },
  { method: 'GET', path: '/stores/store/switch', handle: switchStore },
  { method: 'POST', path: '/stores/store/switch', handle: switchStore },
  { method: 'POST', path: '/facebookServerSideApi.php', handle: marketing },
  restCall('GET', 'directory/countries', (context) =>
    rest(countryCodes.map((code) => country(code, context.language))),
  ),
  restCall('GET', 'directory/countries/:id', (context, { id = '' }) => {
    if (!isCountry(id)) throw new RestError(404, "The country isn't available.")
    return rest(country(id, context.language))
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
  restCall('GET', 'cms/block/:identifier', block),
]

function storeContext(context: RequestContext): Response {
  const { locale, currency, session } = context
  const wide = !/Mobi|Android|iPhone/.test(context.request.headers.get('user-agent') ?? '')
  return json({
    locale,
    currencyCode: currency,
    currencyRate: rateOf(currency),
    device: wide ? 'PC' : 'Mobile',
    baseCurrencyCode: BASE,
    countryId: session.country,
    storeCode: session.store,
  })
}

const inEvery = (amounts: Record<string, number>) => JSON.stringify(amounts)

/** Minor units by currency, as JSON of amounts. */
const inUnits = (amounts: (readonly [currency: string, minor: number])[]) =>
  inEvery(Object.fromEntries(amounts.map(([code, minor]) => [code, toNumber(minor, code)])))

/** A price in USD cents in every currency of the shop, as JSON. */
const inEach = (cents: number) =>
  inEvery(Object.fromEntries(currencies.map((code) => [code, toNumber(listPrice(cents, code), code)])))

/** The shop's settings: strings, structured values as JSON (wire: settings). */
function settings(context: RequestContext) {
  return {
    credit_card_min_total: context.session.country === 'ZA' ? '10' : '0',
    payment_discount_enabled: '1',
    payment_discount_values: inUnits(paymentDiscounts('value')),
    payment_discount_min_subtotals: inUnits(paymentDiscounts('minimum')),
    reward_points_earn_rate: '2',
    reward_points_default_earn_rate: '1',
    reward_points_per_unit: '100',
    image_folder_older: `${context.url.origin}/media/catalog/older/{brand}`,
    image_folder_newer: `${context.url.origin}/media/catalog/product/{brand}`,
    prime_sku: PRIME,
    prime_prices: inEach(productBySku(PRIME)!.price),
    prime_return_credits: inEach(PRIME_RETURN_CREDIT),
    gift_message_max_length: String(GIFT_MESSAGE_LIMIT),
    cstore_name_max_length: '20',
    cstore_phone_max_length: '11',
    cstore_phone_min_length: '10',
    free_standard_shipping_threshold: inEvery(freeFrom.standard),
    free_express_shipping_threshold: inEvery(freeFrom.express),
    regions_required: JSON.stringify(countryCodes.filter(requiresRegion)),
    vat_id_countries: JSON.stringify(['KR', 'TR']),
    hidden_payment_types: JSON.stringify(['bcmc_mobile']),
    countries: JSON.stringify(countryCodes.map((id) => ({ id, name: countryName(id, context.language) }))),
    currencies: JSON.stringify(currencies),
    international_site_url: 'https://www.example.com/',
    copyright: '© {year} Ondelle &amp; Daughters',
    returns_note: context.translate('Thirty days to return'),
    analytics_id: 'DEMO-1',
    marketing_pixels: JSON.stringify(['1234567890']),
    // The stand-in for the captcha's provider is on the shop's own host.
    ...(Object.keys(context.shop.settings).some((key) => key.startsWith('recaptcha_')) && {
      recaptcha_host: context.url.host,
    }),
    ...context.shop.settings,
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

/** Changes the session's currency; the cart's follows when a page or section uses the quote (wire: switch-currency). */
function switchCurrency(context: RequestContext): Response {
  const currency = context.parameter('currency') ?? ''
  const chosen = context.parameter('country') ?? ''
  if (isCurrency(currency)) context.session.currency = currency
  if (isCountry(chosen)) context.session.country = chosen
  return context.redirect(context.backTo())
}

/** Changes the store view, here the locale; all sections are reloaded afterwards. */
function switchStore(context: RequestContext): Response {
  const locale = localeOf((context.parameter('___store') ?? context.parameter('locale') ?? '').slice(0, 2))
  if (locale) context.session.locale = locale
  context.setCookie('section_data_clean', '1', { maxAge: 15 })
  return context.redirect(context.backTo())
}

function block(context: RequestContext, { identifier = '' }: Record<string, string>): Response {
  const device = context.url.searchParams.get('device') ?? 'PC'
  const found = blocks.find((one) => one.identifier === identifier)
  if (!found) throw new RestError(404, 'The CMS block with the "%1" ID doesn\'t exist.', [identifier])
  const { id, title, content, mobile, active = true } = found
  const dates = { creation_time: '2024-01-02 09:00:00', update_time: '2024-03-04 10:00:00' }
  return rest({
    id,
    identifier,
    title,
    content: (device === 'Mobile' ? (mobile ?? content) : content)((english) => context.translate(english)),
    ...dates,
    active,
  })
}

/** The marketing endpoint accepts any body; clients ignore its response (wire: marketing-events). */
function marketing(context: RequestContext): Response {
  const sent = context.json() as { event?: { name?: string; id?: string }; custom_data?: unknown } | undefined
  context.shop.recordEvent('marketing', {
    name: sent?.event?.name,
    id: sent?.event?.id,
    custom_data: sent?.custom_data,
  })
  return json({ success: true })
}
