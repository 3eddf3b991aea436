import { authorise } from '../provider/payments'
import { chosenRate } from '../shop/rates'
import { addressProblems, allows, charge, commitOrder, isSoldOut } from '../shop/orders'
import { customerCart, guestCart } from '../shop/cart'
import type { Order } from '../shop/records'
import type { Cart } from '../shop/quote'
import { isVirtual } from '../shop/totals'
import type { Route } from '../route'
import type { Visit } from '../visit'
import { Cut, internalError, Refusal, requiredField, rest } from './answers'
import { guests, mine, requireCustomer, restCall } from './cart-routes'
import { envelope, paymentMethod, quoteAddress, type PaymentInput } from './input'

interface Wish {
  email: string
  payment: PaymentInput
}

/** `POST payment-information` (b.2): saves the payment and places the order. */
export const placeOrderRoutes: Route[] = [
  restCall('POST', 'carts/mine/payment-information', (visit) => placeOrder(visit, openMine(visit))),
  restCall('POST', 'guest-carts/{cartId}/payment-information', (visit, { cartId = '' }) =>
    placeOrder(visit, openGuests(visit, cartId)),
  ),
]

/** An `amnesiac` shop takes an order from a cart it has already ordered. */
function openGuests(visit: Visit, mask: string): Cart {
  const cart = visit.shop.personality === 'amnesiac' ? guestCart(visit.shop, mask) : undefined
  return cart ?? guests(visit, mask)
}

function openMine(visit: Visit): Cart {
  if (visit.shop.personality !== 'amnesiac') return mine(visit)
  const { id } = requireCustomer(visit)
  const last = [...visit.shop.carts.values()].filter(({ customerId }) => customerId === id).at(-1)
  return customerCart(visit.shop, id) ?? last ?? mine(visit)
}

async function placeOrder(visit: Visit, cart: Cart): Promise<Response> {
  const { shop, session } = visit
  const wish = read(visit, cart)
  check(visit, cart, wish.payment)
  if (shop.personality === 'racy') await new Promise((resolve) => setTimeout(resolve, 60))
  const order = commitOrder(shop, session, cart, wish.email, wish.payment.method)
  pay(visit, order, wish.payment)
  if (shop.personality === 'commit-drop') throw new Cut()
  if (shop.personality === 'commit-500') throw internalError(shop)
  return rest(String(order.id))
}

/** @throws Refusal for anything the body lacks */
function read(visit: Visit, cart: Cart): Wish {
  const body = envelope(visit)
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
    throw new Refusal(400, 'One or more input exceptions have occurred.', undefined, errors)
  }
  const payment = paymentMethod(visit, body.paymentMethod)
  if (body.billingAddress) cart.billingAddress = quoteAddress(visit, body.billingAddress)
  const email = isGuest ? String(body.email) : (visit.customer?.email ?? '')
  if (email === '') throw new Refusal(400, 'Failed address validation:\nEmail has a wrong format')
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new Refusal(400, 'Invalid email format')
  return { email, payment }
}

/** What the shop looks at before it takes an order, in its order [seen]. @throws Refusal 400 */
function check({ shop }: Visit, cart: Cart, { method }: PaymentInput): void {
  const refuse = (text: string) => {
    throw new Refusal(400, text)
  }
  if (!cart.items.length) refuse('Please check the shipping address information.')
  const virtual = isVirtual(cart)
  if (!virtual && !cart.shippingAddress)
    refuse('The shipping address is missing. Set the address and try again.')
  if (!method) refuse('The payment method you requested is not available.')
  if (!allows(shop, cart, method)) refuse('The requested Payment Method is not available.')
  if (isSoldOut(shop, cart) && cart.active) refuse('Some of the products are out of stock.')
  const shipping = virtual ? '' : addressProblems(cart.shippingAddress ?? {})
  if (shipping) refuse(`Please check the shipping address information. ${shipping}`)
  if (!virtual && !chosenRate(cart)) refuse(NO_METHOD)
  const billing = addressProblems(cart.billingAddress ?? {})
  if (billing) refuse(`Please check the billing address information. ${billing}`)
}

const NO_METHOD = 'The shipping method is missing. Select the shipping method and try again.'

/** Money moves at once only with the card; hosted pages and bank transfers settle later, `free` never. */
function pay({ shop, session, url }: Visit, order: Order, { method, additional_data }: PaymentInput): void {
  if (method !== 'adyen_hpp') return
  const returnUrl = additional_data.returnUrl ?? `${url.origin}/adyen/process/result?order=${order.id}`
  const { stateData } = additional_data
  const { resultCode } = authorise(shop, {
    order,
    stateData,
    amountMinor: order.grandTotal,
    currency: order.currency,
    returnUrl,
    session,
  })
  if (resultCode === 'RedirectShopper') session.notes.unpaid = String(order.id)
}

/** The order a hosted page settles: approved is charged. */
export function settleHosted(visit: Visit, order: Order): void {
  charge(visit.shop, order)
  visit.shop.note('hosted-approved', { orderId: order.id, method: order.method })
}
