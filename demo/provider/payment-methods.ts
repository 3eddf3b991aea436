import { localeTexts, type LocaleTexts } from '../locales.ts'
import type { Shop } from '../shop/shop.ts'
import type { Customer } from '../shop/records.ts'
import { hasExtras } from '../shop/module-methods.ts'
import { GIFT_CARDS } from './gift-cards.ts'
import { storedCardsOf } from './cards/stored-cards.ts'
import { walletMethods } from './wallets/offered.ts'

/** A payment method as the Drop-in lists it. */
interface Offered {
  type: string
  name: string
  brands?: string[]
  brand?: string
  configuration?: Record<string, unknown>
}

/** Local ways to pay, by country: a code from an app, a card of one country, a voucher, a code to scan. */
const local: Record<string, Offered[]> = {
  BE: [{ type: 'bcmc', name: 'Bancontact', brands: ['bcmc'] }],
  PL: [{ type: 'blik', name: 'BLIK' }],
  PT: [{ type: 'multibanco', name: 'Multibanco' }],
  SE: [{ type: 'swish', name: 'Swish' }],
}

const giftCards = Object.entries(GIFT_CARDS).map(([brand, name]) => ({ type: 'giftcard', brand, name }))

type MethodName = keyof LocaleTexts['methods']

/** Countries with Klarna, and its variants there. */
const klarna: Record<string, MethodName[]> = {
  US: ['klarna', 'klarna_account'],
  GB: ['klarna', 'klarna_account', 'klarna_paynow'],
  DE: ['klarna', 'klarna_account', 'klarna_paynow'],
  AT: ['klarna', 'klarna_account', 'klarna_paynow'],
  SE: ['klarna', 'klarna_account', 'klarna_paynow'],
  NL: ['klarna', 'klarna_account', 'klarna_paynow'],
  FR: ['klarna', 'klarna_account'],
  IT: ['klarna', 'klarna_account'],
  ES: ['klarna', 'klarna_account'],
  PL: ['klarna', 'klarna_account'],
}

/** Also offered where Klarna is, but on the shop's list of hidden types (wire: card-form-settings). */
export const hiddenTypes = ['klarna_b2b', 'sepadirectdebit']

/** The methods for a country, named in the language of `locale` (`de_DE` or `de-DE`). */
function methodsIn(shop: Shop, country: string, locale: string): Offered[] {
  const names = localeTexts(locale.slice(0, 2)).methods
  const brands = country === 'JP' ? ['visa', 'mc', 'amex', 'jcb'] : ['visa', 'mc', 'amex']
  const klarnaTypes = klarna[country] ?? []
  return [
    { type: 'scheme', name: names.scheme, brands, configuration: {} },
    ...klarnaTypes.map((type) => ({ type, name: `Klarna – ${names[type]}` })),
    ...(local[country] ?? []),
    ...(klarnaTypes.length ? hiddenTypes.map((type) => ({ type, name: type })) : []),
    ...(hasExtras(shop) ? giftCards : []),
    ...walletMethods(shop),
  ]
}

/** The body of `payment/methods` (wire: provider-methods); `amount` in minor units, `images` the base of the logos. */
export function methodsAnswer(
  shop: Shop,
  customer: Customer | undefined,
  {
    country,
    locale,
    amount,
    images,
  }: { country: string; locale: string; amount: { value: number; currency: string }; images: string },
): Record<string, unknown> {
  const paymentMethods = methodsIn(shop, country, locale)
  const saved = customer ? storedCardsOf(shop, customer) : []
  const extra = ({ type, brand }: Offered) => [
    brand ?? type,
    {
      icon: { url: `${images}images/logos/${type === 'scheme' ? 'card' : type}.svg`, width: 77, height: 50 },
      isOpenInvoice: type.startsWith('klarna'),
      configuration: { amount, currency: amount.currency },
    },
  ]
  return {
    paymentMethodsResponse: {
      paymentMethods,
      storedPaymentMethods: saved.map(({ number: _number, ...sent }) => sent),
    },
    paymentMethodsExtraDetails: Object.fromEntries(paymentMethods.map(extra)),
  }
}
