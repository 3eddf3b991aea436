import type { CartRef } from '#http/cart-path.ts'
import { ifMissing } from '#http/api-error.ts'
import { sendJson } from '#http/client.ts'
import { expressPath } from '#http/express-path.ts'

const body = ({ customer, id }: CartRef) => ({ guestMaskedId: customer ? undefined : id })

/** Has the shop remember what is saved with the cart (b.77), unless it lacks the route. */
export async function keepCart(provider: string, cart: CartRef): Promise<void> {
  await sendJson('POST', expressPath(provider, 'keep', cart), body(cart)).catch(nothing)
}

/** Puts back what the shop remembers of the cart (b.77), unless it lacks the route. */
export async function restoreCart(provider: string, cart: CartRef): Promise<void> {
  await sendJson('POST', expressPath(provider, 'restore', cart), body(cart)).catch(nothing)
}

const nothing = ifMissing(() => undefined)
