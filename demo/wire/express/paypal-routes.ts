import {
  openPaypalOrder,
  paypalOrdersOf,
  updatePaypalOrder,
  type DeliveryMethod,
} from '../../provider/wallets/paypal-orders.ts'
import type { Cart } from '../../shop/quote.ts'
import { totalsOf } from '../../shop/totals.ts'
import { walletChoice, walletsOf } from '../../shop/express/wallets.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { envelope, need } from '../request-body.ts'
import { internalError, RestError, rest } from '../responses.ts'
import { expressCall } from './express-routes.ts'

const refused = (text: string) => new RestError(400, text)
const FAILED = 'Error with payment method, please select a different payment method.'

export const paypalExpressRoutes: Route[] = [
  ...expressCall('init-payments', open, 'guestMaskedId'),
  ...expressCall('paypal-update-order', update, 'guestMaskedId'),
]

/** These calls answer JSON in a string (trap: json-in-a-string). */
const answer = (result: object) => rest(JSON.stringify(result))

/** Opens PayPal's order with the amount of the goods (wire: express-open-paypal-order). @throws RestError */
function open(context: RequestContext, cart: Cart | undefined): Response {
  const { shop } = context
  const stateData = parsed(String(need(envelope(context), 'stateData')))
  if (!cart) throw internalError(shop)
  if (stateData === undefined) throw refused('Payments call failed because stateData was not a valid JSON!')
  const { paymentMethod } = (stateData ?? {}) as { paymentMethod?: { type?: unknown } }
  if (paymentMethod?.type !== 'paypal')
    throw refused('Error with payment method please select different payment method.')
  if (!walletsOf(shop).includes('paypal') || walletChoice(shop) === 'broken' || !cart.items.length)
    throw refused('Error with payment method, please select a different payment method!')
  const { subtotal, discount, currency } = totalsOf(shop, cart)
  const { id, paymentData } = openPaypalOrder(shop, cart.id, { value: subtotal - discount, currency })
  const action = { type: 'sdk', paymentMethodType: 'paypal', paymentData, sdkData: { token: id } }
  return answer({ isFinal: false, resultCode: 'Pending', action })
}

/** Updates PayPal's order (wire: express-update-paypal-order). @throws RestError */
function update(context: RequestContext, cart: Cart | undefined): Response {
  const { shop } = context
  const body = envelope(context)
  const paymentData = need(body, 'paymentData')
  if (!cart) throw internalError(shop)
  const methods = parsed(String(body.deliveryMethods ?? ''))
  if (!Array.isArray(methods)) throw internalError(shop)
  methods.forEach(checkMethod)
  const orders = paypalOrdersOf(shop, cart.id)
  if (!orders.length) throw refused('Order ID has not been reserved!')
  const order = orders.find((one) => one.paymentData === paymentData)
  if (!order) throw refused(FAILED)
  const { grand: value, currency } = totalsOf(shop, cart)
  updatePaypalOrder(shop, order, { value, currency }, methods as DeliveryMethod[])
  return answer({ status: 'success', paymentData: order.paymentData })
}

const FIELDS = ['reference', 'description', 'type', 'amount', 'selected']

function checkMethod(method: unknown): void {
  const row = (method ?? {}) as Record<string, unknown>
  for (const name of FIELDS) {
    if (!(name in row)) throw refused(`Missing required delivery method field: '${name}'`)
    if (row[name] === null || row[name] === '')
      throw refused(`Delivery method field '${name}' cannot be empty or null.`)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
