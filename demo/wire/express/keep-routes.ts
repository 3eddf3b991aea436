import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import type { Cart } from '../../shop/quote.ts'
import { internalError, rest } from '../responses.ts'
import { expressCall } from './express-routes.ts'

/** The parts that a wallet's sheet saves with a cart. */
const PARTS = [
  'coupon',
  'tariffInsurance',
  'shippingAddress',
  'billingAddress',
  'rate',
  'paymentMethod',
  'paymentType',
  'payment',
  'extension_attributes',
] as const

const kept = new WeakMap<Cart, Partial<Cart>>()

/** The shop's own routes around a wallet's sheet (wire: express-keep-and-restore). */
export const keepRoutes: Route[] = [
  ...expressCall('keep', keep, 'guestMaskedId'),
  ...expressCall('restore', restore, 'guestMaskedId'),
]

function keep({ shop }: RequestContext, cart: Cart | undefined): Response {
  if (!cart) throw internalError(shop)
  kept.set(cart, structuredClone(Object.fromEntries(PARTS.map((part) => [part, cart[part]]))))
  return rest([])
}

function restore({ shop }: RequestContext, cart: Cart | undefined): Response {
  if (!cart) throw internalError(shop)
  const before = kept.get(cart)
  if (!before) return rest([])
  for (const part of PARTS) delete cart[part]
  for (const [part, value] of Object.entries(before))
    if (value !== undefined) Object.assign(cart, { [part]: value })
  kept.delete(cart)
  return rest([])
}
