import { authorise, awaitPaypal, hasFailed } from '../../provider/payments.ts'
import { payByGiftCards } from '../../provider/gift-cards.ts'
import { approvedPaypalOrder } from '../../provider/wallets/paypal-orders.ts'
import { pickupLocationOf } from '../../shop/delivery/pickup-locations.ts'
import { chosenRate, isPickup } from '../../shop/delivery/shipping-rates.ts'
import {
  addressProblems,
  allows,
  amountDue,
  charge,
  commitOrder,
  isSoldOut,
  keepCart,
  rollBackOrder,
} from '../../shop/orders.ts'
import { customerCart, guestCart } from '../../shop/cart.ts'
import type { Order } from '../../shop/records.ts'
import type { Cart } from '../../shop/quote.ts'
import { isVirtual } from '../../shop/totals.ts'
import { isModuleMethod, usesModule } from '../../shop/module-methods.ts'
import { WALLET_OF_METHOD } from '../../shop/express/wallets.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { checkOrderCaptcha, recordTry } from '../captcha/captcha-checks.ts'
import { ConnectionCut, internalError, RestError, requiredField, rest } from '../responses.ts'
import { guests, mine, requireCustomer, restCall } from '../rest-routes.ts'
import { REQUIRED_AGREEMENTS } from './agreements.ts'
import { once } from './once.ts'
import { checkAttributes } from './order-extras.ts'
import { envelope, paymentMethod, quoteAddress, type PaymentInput } from '../request-body.ts'

interface OrderRequest {
  email: string
  payment: PaymentInput
}

/** `POST payment-information` (wire: place-order): saves the payment and places the order. */
export const placeOrderRoutes: Route[] = [
  restCall('POST', 'carts/mine/payment-information', (context) => place(context, () => openMine(context))),
  restCall('POST', 'guest-carts/:cartId/payment-information', (context, { cartId = '' }) =>
    place(context, () => openGuests(context, cartId)),
  ),
]

/** With the personality `amnesiac` a cart can be ordered again. */
function openGuests(context: RequestContext, mask: string): Cart {
  const cart = context.shop.personality === 'amnesiac' ? guestCart(context.shop, mask) : undefined
  return cart ?? guests(context, mask)
}

function openMine(context: RequestContext): Cart {
  if (context.shop.personality !== 'amnesiac') return mine(context)
  const { id } = requireCustomer(context)
  const last = [...context.shop.carts.values()].filter(({ customerId }) => customerId === id).at(-1)
  return customerCart(context.shop, id) ?? last ?? mine(context)
}

/** With these personalities the shop's answer is lost on the way, and so is that to any further request. */
async function place(context: RequestContext, findCart: () => Cart): Promise<Response> {
  const answer = await once(context, () => placeOrder(context, findCart()))
  if (context.shop.personality === 'commit-drop') throw new ConnectionCut()
  if (context.shop.personality === 'commit-500') throw internalError(context.shop)
  return answer
}

async function placeOrder(context: RequestContext, cart: Cart): Promise<Response> {
  const { shop, session } = context
  checkOrderCaptcha(context)
  const orderRequest = read(context, cart)
  check(context, cart, orderRequest.payment)
  checkAttributes(orderRequest.payment.extension_attributes)
  savePayment(cart, orderRequest.payment)
  if (cart.isLocked) throw new RestError(400, LOCKED[shop.magento === '2.4.8' ? '2.4.8' : '2.4.7'])
  // Up to 2.4.5 two requests at once make two orders.
  cart.isLocked = shop.magento !== '2.4.5'
  if (shop.personality === 'racy') await new Promise((resolve) => setTimeout(resolve, 60))
  cart.isLocked = false
  const order = commitOrder(shop, session, cart, orderRequest.email, orderRequest.payment.method)
  recordTry(context, 'payment_processing_request', false)
  pay(context, order, orderRequest.payment)
  return rest(shop.magento === '2.4.5' ? String(order.id) : order.id)
}

/** Saves the payment. The data saved for another method before is dropped. */
export function savePayment(cart: Cart, { method, agreement_ids: _, ...payment }: PaymentInput): void {
  const before = cart.paymentMethod === method ? cart.paymentType : undefined
  cart.paymentType = payment.additional_data.brand_code ?? before
  cart.paymentMethod = method
  cart.payment = payment
}

/** Reads the request's body. @throws RestError when something is missing or malformed */
function read(context: RequestContext, cart: Cart): OrderRequest {
  const body = envelope(context)
  const isGuest = cart.customerId === undefined
  const missing = [
    ...(isGuest && (body.email ?? null) === null ? ['email'] : []),
    ...((body.paymentMethod ?? null) === null ? ['paymentMethod'] : []),
  ]
  if (missing.length === 1) throw requiredField(missing[0]!)
  if (missing.length) {
    const errors = missing.map((fieldName) => ({
      message: requiredField(fieldName).message,
      parameters: { fieldName },
    }))
    throw new RestError(400, 'One or more input exceptions have occurred.', undefined, errors)
  }
  const payment = paymentMethod(context, body.paymentMethod)
  if (body.billingAddress) cart.billingAddress = quoteAddress(context, body.billingAddress)
  const email = isGuest ? String(body.email) : (context.customer?.email ?? '')
  if (email === '') throw new RestError(400, 'Failed address validation:\nEmail has a wrong format')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new RestError(400, 'Invalid email format')
  return { email, payment }
}

/** Magento's checks before an order is placed, in its order [seen]. @throws RestError 400 */
function check({ shop }: RequestContext, cart: Cart, { method, agreement_ids }: PaymentInput): void {
  const refuse = (text: string) => {
    throw new RestError(400, text)
  }
  if (shop.hasAgreements && !REQUIRED_AGREEMENTS.every((id) => agreement_ids.includes(id))) refuse(NOT_AGREED)
  if (!cart.items.length) refuse('Please check the shipping address information.')
  const virtual = isVirtual(cart)
  if (!virtual && !cart.shippingAddress)
    refuse('The shipping address is missing. Set the address and try again.')
  if (!method) refuse('The payment method you requested is not available.')
  if (!allows(shop, cart, method)) refuse('The requested Payment Method is not available.')
  if (isSoldOut(shop, cart) && cart.active) refuse('Some of the products are out of stock.')
  const shipping = virtual ? '' : addressProblems(shop, cart.shippingAddress ?? {})
  if (shipping) refuse(`Please check the shipping address information. ${shipping}`)
  if (!virtual && !chosenRate(shop, cart)) refuse(NO_METHOD)
  if (!virtual && isPickup(cart.rate) && !pickupLocationOf(cart.shippingAddress)) refuse(NO_LOCATION)
  if (WALLET_OF_METHOD[method] === 'paypal' && !approvedPaypalOrder(shop, cart.id)) refuse(NO_PAYPAL)
  const billing = addressProblems(shop, cart.billingAddress ?? {})
  if (billing) refuse(`Please check the billing address information. ${billing}`)
}

/** The answer while another request orders the same cart [seen]. */
const LOCKED = {
  '2.4.7': 'A server error stopped your order from being placed. Please try to place your order again.',
  '2.4.8': 'The cart is locked for processing. Please try again later.',
}
const NOT_AGREED =
  "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again."
const NO_PAYPAL = 'Error with payment method, please select a different payment method.'
const NO_LOCATION = 'Quote does not have Pickup Location assigned.'
const PAYMENT_ERROR = 'Error with payment method please select different payment method.'
const NO_METHOD = 'The shipping method is missing. Select the shipping method and try again.'

/** Only payments by card, a wallet's included, are authorised at once; hosted pages and bank transfers settle later, `free` never. */
function pay(
  { shop, session, url }: RequestContext,
  order: Order,
  { method, additional_data }: PaymentInput,
): void {
  const wallet = WALLET_OF_METHOD[method]
  if (wallet === 'paypal') return awaitPaypal(shop, order, approvedPaypalOrder(shop, order.cartId)!)
  const isOfModule = usesModule(shop) && isModuleMethod(method)
  if (method !== 'adyen_hpp' && !wallet && !isOfModule) return
  const back = usesModule(shop)
    ? `return?merchantReference=${order.increment}`
    : `process/result?order=${order.id}`
  const returnUrl = additional_data.returnUrl ?? `${url.origin}/adyen/${back}`
  const { stateData } = additional_data
  const cart = shop.carts.get(order.cartId)
  const due = amountDue(shop, order)
  const { parts, left, isRefused } = payByGiftCards(shop, isOfModule ? cart : undefined, due.value)
  if (isRefused) {
    // Release 9.20.0 of the module charges the rest before it looks at what became of the gift cards.
    if (left) shop.charges.push({ orderId: order.id, value: left, currency: due.currency })
    rollBackOrder(shop, order, session)
    throw new RestError(400, 'The payment is REFUSED.')
  }
  const { resultCode } = authorise(shop, {
    order,
    stateData,
    amountMinor: left,
    currency: due.currency,
    returnUrl,
    session,
    giftCards: parts,
  })
  if (usesModule(shop) && hasFailed(resultCode)) {
    rollBackOrder(shop, order, session)
    throw new RestError(400, resultCode === 'Refused' ? 'The payment is REFUSED.' : PAYMENT_ERROR)
  }
  if (cart) cart.stateData = undefined
  if (usesModule(shop) && ['RedirectShopper', 'IdentifyShopper', 'Pending'].includes(resultCode))
    keepCart(shop, order, session)
  if (resultCode === 'RedirectShopper') session.data.unpaid = String(order.id)
}

/** Charges an order approved on a hosted page. */
export function settleHosted(context: RequestContext, order: Order): void {
  charge(context.shop, order)
  context.shop.recordEvent('hosted-approved', { orderId: order.id, method: order.method })
}
