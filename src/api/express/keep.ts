import type { CartRef } from '../cart-path'
import { ifMissing } from '../client/api-error'
import { sendJson } from '../client/client'
import { expressPath } from './express-path'

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
