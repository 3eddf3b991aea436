import { cartValue } from '../cart-value.ts'
import { BASE, convert, share } from '../money.ts'
import type { Cart, QuoteAddress } from '../quote.ts'

/** Countries without import duties on the shop's parcels. */
const NO_DUTIES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)
const METHODS = new Set(['tablerate_bestway', 'expedite_expedite'])

/** Whether tariff insurance is offered for a delivery (wire: tariff-insurance); `method` is `<carrier>_<method>`. */
export const allowsTariffInsurance = (country: string, method: string) =>
  country !== '' && !NO_DUTIES.has(country) && METHODS.has(method)

/** 2 % of the cart value, at least 1.99 USD. */
export const tariffInsurancePrice = (cart: Cart, currency = BASE) =>
  convert(Math.max(199, share(cartValue(cart), 2000)), currency)

/** `<country>_<carrier>_<method>`. */
export const tariffInsuranceKey = (address: QuoteAddress | undefined, rate: Cart['rate']) =>
  `${address?.country_id ?? ''}_${rate?.carrier_code ?? ''}_${rate?.method_code ?? ''}`
