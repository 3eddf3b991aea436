import type { RequestContext } from '../../request-context.ts'
import type { Route } from '../../route.ts'
import { cartOf } from '../../shop/cart.ts'
import {
  tariffInsurancePrice,
  allowsTariffInsurance,
  tariffInsuranceKey,
} from '../../shop/delivery/tariff-insurance.ts'
import { ratesFor } from '../../shop/delivery/shipping-rates.ts'
import { toNumber } from '../../shop/money.ts'
import type { Shop } from '../../shop/shop.ts'
import type { Cart } from '../../shop/quote.ts'
import { done, failed } from '../responses.ts'

/** The deliveries of a cart with tariff insurance and its price (wire: tariff-insurance). */
export function tariffInsurance(
  shop: Shop,
  cart?: Cart,
  country = cart?.shippingAddress?.country_id ?? '',
  methods?: string[],
) {
  const keys = cart
    ? ratesFor(shop, cart, { ...cart.shippingAddress, country_id: country })
        .map((rate) => `${rate.carrier_code}_${rate.method_code}`)
        .filter((method) => allowsTariffInsurance(country, method) && (!methods || methods.includes(method)))
        .map((method) => `${country}_${method}`)
    : []
  const amount = cart ? toNumber(tariffInsurancePrice(cart, cart.currency), cart.currency) : 0
  const estimatedAmounts = keys.length ? Object.fromEntries(keys.map((key) => [key, amount])) : []
  const applied =
    Boolean(cart?.tariffInsurance) &&
    cart?.tariffInsurance === tariffInsuranceKey(cart?.shippingAddress, cart?.rate)
  return { rules: keys, estimatedAmounts, applied }
}

export const tariffInsuranceRoutes: Route[] = [
  { method: 'POST', path: '/shipping/tariffinsurance/estimate', handle: estimateTariffInsurance },
  { method: 'POST', path: '/shipping/tariffinsurance/apply', handle: applyTariffInsurance },
  {
    method: 'POST',
    path: '/shipping/tariffinsurance/cancel',
    handle(context) {
      const cart = cartOf(context.shop, context.session)
      if (cart) cart.tariffInsurance = undefined
      return done({ applied: false, message: 'The insurance has been removed.' })
    },
  },
]

function estimateTariffInsurance(context: RequestContext): Response {
  const country = context.parameter('country_id')
  if (!country) return failed('Please choose a country.')
  const methods = context.form().getAll('shipping_methods[]')
  return done(tariffInsurance(context.shop, cartOf(context.shop, context.session), country, methods))
}

function applyTariffInsurance(context: RequestContext): Response {
  const cart = cartOf(context.shop, context.session)
  const country = context.parameter('country_id') ?? ''
  const method = context.parameter('shipping_method') ?? ''
  const key = `${country}_${method}`
  const current = tariffInsuranceKey(cart?.shippingAddress, cart?.rate)
  if (!cart || !allowsTariffInsurance(country, method) || key !== current) {
    return failed('The insurance is not available for this delivery.')
  }
  cart.tariffInsurance = key
  return done({ applied: true, message: 'The insurance has been added.' })
}
