import { convert, toNumber } from '../shop/money'
import { insurancePrice, isInsurable, routeKey } from '../shop/offers'
import type { Cart } from '../shop/quote'
import { ratesFor } from '../shop/rates'

/** Which ways can be insured from here, and for how much (b.27). */
export function insurance(
  cart?: Cart,
  country = cart?.shippingAddress?.country_id ?? '',
  methods?: string[],
) {
  const keys = cart
    ? ratesFor(cart, { ...cart.shippingAddress, country_id: country })
        .map((rate) => `${rate.carrier_code}_${rate.method_code}`)
        .filter((method) => isInsurable(country, method) && (!methods || methods.includes(method)))
        .map((method) => `${country}_${method}`)
    : []
  const amount = cart ? toNumber(convert(insurancePrice(cart), cart.currency), cart.currency) : 0
  const estimatedAmounts = keys.length ? Object.fromEntries(keys.map((key) => [key, amount])) : []
  const applied = Boolean(cart?.insurance) && cart?.insurance === routeKey(cart?.shippingAddress, cart?.rate)
  return { rules: keys, estimatedAmounts, applied }
}
