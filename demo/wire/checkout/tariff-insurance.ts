import { convert, toNumber } from '../../shop/money'
import { tariffInsurancePrice, allowsTariffInsurance, tariffInsuranceKey } from '../../shop/tariff-insurance'
import type { Cart } from '../../shop/quote'
import { ratesFor } from '../../shop/shipping-rates'

/** The deliveries of a cart with tariff insurance and its price (b.27). */
export function tariffInsurance(
  cart?: Cart,
  country = cart?.shippingAddress?.country_id ?? '',
  methods?: string[],
) {
  const keys = cart
    ? ratesFor(cart, { ...cart.shippingAddress, country_id: country })
        .map((rate) => `${rate.carrier_code}_${rate.method_code}`)
        .filter((method) => allowsTariffInsurance(country, method) && (!methods || methods.includes(method)))
        .map((method) => `${country}_${method}`)
    : []
  const amount = cart ? toNumber(convert(tariffInsurancePrice(cart), cart.currency), cart.currency) : 0
  const estimatedAmounts = keys.length ? Object.fromEntries(keys.map((key) => [key, amount])) : []
  const applied =
    Boolean(cart?.tariffInsurance) &&
    cart?.tariffInsurance === tariffInsuranceKey(cart?.shippingAddress, cart?.rate)
  return { rules: keys, estimatedAmounts, applied }
}
