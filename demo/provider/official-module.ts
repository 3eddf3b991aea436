import { guestCart } from '../shop/cart.ts'
import { isChargedInBase, usesModule } from '../shop/module-methods.ts'
import { BASE } from '../shop/money.ts'
import type { Order } from '../shop/records.ts'
import { totalsOf } from '../shop/totals.ts'
import type { RequestContext } from '../request-context.ts'
import type { Route } from '../route.ts'
import { RestError, rest } from '../wire/responses.ts'
import { cartCall, requireCustomer, restCall } from '../wire/rest-routes.ts'
import { actionOf } from './actions.ts'
import { hideCard } from './cards/stored-cards.ts'
import { providerConfig } from './config.ts'
import { methodsAnswer } from './payment-methods.ts'
import { paymentOf, type Payment } from './payment-records.ts'
import { finish, hasFailed, paymentIn } from './payments.ts'

/** The module's services answer with JSON in a text, written by PHP. */
export const jsonText = (value: unknown) => rest(JSON.stringify(value).replaceAll('/', '\\/'))

/** The module's own exception about a guest's order has no status of its own, so Magento answers 400. */
const noEntity = () =>
  new RestError(400, "The entity that was requested doesn't exist. Verify the entity and try again.")

const noSuchOrder = (orderId: unknown) =>
  new RestError(404, 'No such entity with %fieldName = %fieldValue', {
    fieldName: 'orderId',
    fieldValue: String(orderId),
  })

/** The shop's routes of the provider's official Magento module, as its `etc/webapi.xml` has them. */
export const moduleRoutes: Route[] = [
  ...cartCall('POST', 'retrieve-adyen-payment-methods', (context, cart) => {
    const { shop, customer, url, session } = context
    const { country, shopperLocale } = (context.json() ?? {}) as Record<string, string | undefined>
    const { images } = providerConfig(url.origin, context.locale).environmentUrls.cdn
    const currency = isChargedInBase(shop) ? BASE : cart.currency
    const amount = { value: totalsOf(shop, cart, currency).grand, currency }
    const locale = shopperLocale ?? context.locale
    return jsonText(
      methodsAnswer(shop, customer, { country: country ?? session.country, locale, images, amount }),
    )
  }),
  ...orderCall('adyen/orders', 'payment-status', (context, order) => {
    const payment = paymentOf(context.shop, order.id)
    return jsonText(payment ? statusOf(context, payment) : { isFinal: true, resultCode: 'Error' })
  }),
  ...orderCall('adyen', 'payments-details', sendDetails),
  restCall('POST', 'adyen/token/deactivate', (context) => {
    const customer = requireCustomer(context)
    const { paymentToken } = (context.json() ?? {}) as { paymentToken?: unknown }
    return rest(hideCard(context.shop, customer, String(paymentToken)))
  }),
  { method: 'GET', path: '/adyen/return', handle: returnFromProvider },
  { method: 'POST', path: '/adyen/return', handle: returnFromProvider },
]

/** Routes for an order of the body, for customers and for guests, who name its cart. */
function orderCall(
  root: string,
  tail: string,
  handle: (context: RequestContext, order: Order) => Response,
): Route[] {
  const orderIn = (context: RequestContext) => {
    const { orderId } = (context.json() ?? {}) as { orderId?: unknown }
    const order = usesModule(context.shop) ? context.shop.orders.get(Number(orderId)) : undefined
    return { orderId, order }
  }
  return [
    restCall('POST', `${root}/carts/mine/${tail}`, (context) => {
      const { id } = requireCustomer(context)
      const { orderId, order } = orderIn(context)
      if (order?.customerId !== id) throw noSuchOrder(orderId)
      return handle(context, order)
    }),
    restCall('POST', `${root}/guest-carts/:cartId/${tail}`, (context, { cartId = '' }) => {
      const { order } = orderIn(context)
      if (!order || order.cartId !== guestCart(context.shop, cartId)?.id) throw noEntity()
      return handle(context, order)
    }),
  ]
}

const ACTION_CODES = ['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper', 'Pending']
const CODES = ['Authorised', 'Refused', 'Received', 'PresentToShopper', 'Error', ...ACTION_CODES]

/** `PaymentResponseHandler::formatPaymentResponse`: a code that it does not know is an error. */
function statusOf({ url }: RequestContext, payment: Payment) {
  const resultCode = CODES.includes(payment.resultCode) ? payment.resultCode : 'Error'
  const isFinal = !ACTION_CODES.includes(resultCode)
  if (resultCode === 'Received') return { isFinal, resultCode, additionalData: null }
  if (isFinal && resultCode !== 'PresentToShopper') return { isFinal, resultCode }
  return { isFinal, resultCode, action: actionOf(payment, url.origin) ?? null }
}

function sendDetails(context: RequestContext, order: Order): Response {
  const { shop, session } = context
  const payment = paymentIn(shop, detailsIn((context.json() as { payload?: unknown }).payload))
  if (!payment) {
    // Without details the provider's API refuses the call. The cart is restored, and the order goes on waiting.
    const cart = shop.carts.get(order.cartId)
    if (cart) Object.assign(cart, { active: true, orderId: undefined })
    throw new RestError(400, 'Payment details call failed')
  }
  if (payment.orderId !== order.id || hasFailed(finish(shop, payment, session).resultCode))
    throw new RestError(400, 'The payment is REFUSED.')
  return jsonText(statusOf(context, payment))
}

function detailsIn(payload: unknown): Record<string, unknown> {
  try {
    return (JSON.parse(String(payload)) as { details?: Record<string, unknown> }).details ?? {}
  } catch {
    throw new RestError(400, 'Payment details call failed because the request was not a valid JSON')
  }
}

/** The controller that the shopper comes back to from another page: on to success, or the cart with a message. */
function returnFromProvider(context: RequestContext): Response {
  const { shop, session, url } = context
  const payment = paymentIn(shop, Object.fromEntries([...url.searchParams, ...context.form()]))
  if (payment && !hasFailed(finish(shop, payment, session).resultCode))
    return context.redirect('/checkout/onepage/success/?utm_nooverride=1')
  context.addMessage('error', 'Your payment failed, Please try again later')
  return context.redirect('/checkout/cart/?utm_nooverride=1')
}
