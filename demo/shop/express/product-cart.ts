import { addProduct, makeCart } from '../cart.ts'
import type { Product } from '../catalogue.ts'
import type { Cart } from '../quote.ts'
import type { Session } from '../records.ts'
import type { Shop } from '../shop.ts'

/**
 * A cart for one product alone (wire: express-create-cart), not active yet. It is the `former` one, or the visitor's
 * own where that is empty; a refused product leaves both as they are. @throws CannotAdd
 */
export function expressCart(
  shop: Shop,
  session: Session,
  { product, qty, options }: { product: Product; qty: number; options: Record<string, string> },
  { own, former }: { own?: Cart; former?: Cart },
): Cart {
  const cart = former ?? (own && !own.items.length ? own : makeCart(shop, session))
  const draft: Cart = { ...cart, items: [] }
  addProduct(shop, draft, product, qty, options)
  const hidden = own && own.id !== cart.id ? { original: own.id } : cart.express
  Object.assign(cart, { items: draft.items, active: false, express: hidden ?? {} })
  shop.carts.set(cart.id, cart)
  return cart
}

/** Brings back the cart that the one for a product hides, unless it has been ordered meanwhile. */
export function restoreOriginal(shop: Shop, session: Session, { express }: Cart): void {
  const original = shop.carts.get(express?.original ?? -1)
  if (!original || original.active || original.orderId !== undefined) return
  original.active = true
  session.cartId = original.id
}

/** Does what the success page does: brings back the cart that the last order's cart has hidden. */
export function restoreAfterOrder(shop: Shop, session: Session): void {
  const order = shop.orders.get(session.lastOrderId ?? -1)
  const cart = order && shop.carts.get(order.cartId)
  if (cart) restoreOriginal(shop, session, cart)
}
