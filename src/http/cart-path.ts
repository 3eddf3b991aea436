import { restRoot } from './rest-root.ts'

/** A cart and whose it is (a.3): the id is masked for a guest, numeric text for a customer. Opaque. */
export interface CartRef {
  id: string
  customer: boolean
}

/** REST path of the shopper's own cart: `carts/mine` or `guest-carts/{id}` (§6, §7). No trailing slash. */
export function cartPath(cart: CartRef, tail: string): string {
  const root = cart.customer ? 'carts/mine' : `guest-carts/${encodeURIComponent(cart.id)}`
  return `${restRoot()}/${root}/${tail}`
}
