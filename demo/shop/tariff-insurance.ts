import { cartValue } from './cart-value'
import { BASE, convert, share } from './money'
import type { Cart, QuoteAddress } from './quote'

/** Countries the shop sends to without duties. */
const NO_DUTIES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
const METHODS = new Set(['tablerate_bestway', 'expedite_expedite'])

/** Whether duties on this way can be insured (b.27); `method` is `carrier_method`. */
export const allowsTariffInsurance = (country: string, method: string) =>
  country !== '' && !NO_DUTIES.has(country) && METHODS.has(method)

/** What insuring the cart's duties costs: 2 % of the goods, at least 1.99 USD. */
export const tariffInsurancePrice = (cart: Cart, currency = BASE) =>
  convert(Math.max(199, share(cartValue(cart), 2000)), currency)

export const tariffInsuranceKey = (address: QuoteAddress | undefined, rate: Cart['rate']) =>
  `${address?.country_id ?? ''}_${rate?.carrier_code ?? ''}_${rate?.method_code ?? ''}`
