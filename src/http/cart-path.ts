import { map } from 'nanostores'
import { readObject, toText } from '#lib/json.ts'
import { readPageConfig } from '#storefront/page/config.ts'

/** The codes of the store view, by the answer of the shop that has named it. */
const $storeView = map({ checkout: '', context: '' })

/**
 * Root of the REST paths (wire: root-path). Read for every call, so that an order and the look before it have the
 * same store view.
 */
export const restRoot = (): string =>
  `/rest/${readPageConfig().storeCode ?? ($storeView.value.checkout || $storeView.value.context || 'default')}/V1`

/** Takes over the store view that an answer of the shop names. */
export function setStoreView(by: 'checkout' | 'context', answer: unknown): void {
  const code = toText(readObject(answer).storeCode)
  if (/^\w+$/.test(code)) $storeView.setKey(by, code)
}

/** A cart and whose it is (wire: cart-id): the id is masked for a guest, numeric text for a customer. Opaque. */
export interface CartRef {
  id: string
  customer: boolean
}

/** The part of a path that names a cart: `carts/mine` or `guest-carts/{id}` (rule: guests-and-customers). */
export const cartRoute = (cart: CartRef): string =>
  cart.customer ? 'carts/mine' : `guest-carts/${encodeURIComponent(cart.id)}`

/** REST path of the shopper's own cart, with `tail` behind it. */
export const cartPath = (cart: CartRef, tail: string): string => `${restRoot()}/${cartRoute(cart)}/${tail}`
