import { noSuchCart, RestError, unauthorized } from './responses.ts'
import { customerCart, guestCart } from '../shop/cart.ts'
import type { Customer } from '../shop/records.ts'
import type { Cart } from '../shop/quote.ts'
import type { Method, Route } from '../route.ts'
import type { RequestContext } from '../request-context.ts'

const V1 = '/rest/default/V1'

type CartHandler = (
  context: RequestContext,
  cart: Cart,
  params: Record<string, string>,
) => Response | Promise<Response>

/** The session's customer. @throws RestError 401 for a guest, and for anyone without the Ajax header [seen] */
export function requireCustomer(context: RequestContext): Customer {
  const { customer } = context
  if (!customer || !context.isAjax) throw unauthorized()
  return customer
}

/** The customer's active cart. @throws RestError 401 or 404 */
export function mine(context: RequestContext): Cart {
  const cart = customerCart(context.shop, requireCustomer(context).id)
  if (!cart) throw new RestError(404, 'Current customer does not have an active cart.')
  return cart
}

/** The guest's active cart by its masked id. @throws RestError 404, with the cart's number when it was ordered */
export function guests(context: RequestContext, mask: string): Cart {
  const cart = guestCart(context.shop, mask)
  if (!cart || cart.customerId !== undefined) throw noSuchCart(null)
  if (!cart.active) throw noSuchCart(cart.id)
  return cart
}

/** A REST route of the customer's cart, `carts/mine/…`. */
export const customerCall = (method: Method, tail: string, handle: CartHandler): Route => ({
  method,
  path: `${V1}/carts/mine/${tail}`,
  handle: (context, params) => handle(context, mine(context), params),
})

/** The REST routes of a cart for customers and for guests. */
export const cartCall = (method: Method, tail: string, handle: CartHandler): Route[] => [
  customerCall(method, tail, handle),
  {
    method,
    path: `${V1}/guest-carts/:cartId/${tail}`,
    handle: (context, params) => handle(context, guests(context, params.cartId ?? ''), params),
  },
]

export const restCall = (method: Method, tail: string, handle: Route['handle']): Route => ({
  method,
  path: `${V1}/${tail}`,
  handle,
})
