import { noSuchCart, Refusal, unauthorized } from './answers'
import { customerCart, guestCart } from '../shop/cart'
import type { Customer } from '../shop/records'
import type { Cart } from '../shop/quote'
import type { Method, Route } from '../route'
import type { Visit } from '../visit'

const V1 = '/rest/default/V1'

type CartHandler = (visit: Visit, cart: Cart, params: Record<string, string>) => Response | Promise<Response>

/** The session's customer. @throws Refusal 401 for a guest, and for anyone without the Ajax header [seen] */
export function requireCustomer(visit: Visit): Customer {
  const { customer } = visit
  if (!customer || !visit.isAjax) throw unauthorized()
  return customer
}

/** @throws Refusal 401 or 404 */
export function mine(visit: Visit): Cart {
  const cart = customerCart(visit.shop, requireCustomer(visit).id)
  if (!cart) throw new Refusal(404, 'Current customer does not have an active cart.')
  return cart
}

/** @throws Refusal 404, naming the cart's number when it was ordered */
export function guests(visit: Visit, mask: string): Cart {
  const cart = guestCart(visit.shop, mask)
  if (!cart || cart.customerId !== undefined) throw noSuchCart(null)
  if (!cart.active) throw noSuchCart(cart.id)
  return cart
}

/** A REST call on a cart in its customer form (`carts/mine/…`). */
export const customerCall = (method: Method, tail: string, handle: CartHandler): Route => ({
  method,
  path: `${V1}/carts/mine/${tail}`,
  handle: (visit, params) => handle(visit, mine(visit), params),
})

/** A REST call on a cart in both forms. */
export const cartCall = (method: Method, tail: string, handle: CartHandler): Route[] => [
  customerCall(method, tail, handle),
  {
    method,
    path: `${V1}/guest-carts/{cartId}/${tail}`,
    handle: (visit, params) => handle(visit, guests(visit, params.cartId ?? ''), params),
  },
]

export const restCall = (method: Method, tail: string, handle: Route['handle']): Route => ({
  method,
  path: `${V1}/${tail}`,
  handle,
})
