import { ApiError, mayBeCartGone } from '#http/api-error.ts'
import type { CartRef } from '#http/cart-path.ts'
import { $cart, loadCart } from './cart.ts'
import { $isSessionRefused } from '#storefront/state/config.ts'

/**
 * Runs a repeatable call against the cart. When that cart is gone (logged in elsewhere, session over:
 * trap: lost-session) the cart is loaded anew and, if it has another id, the call runs once more. Throws ApiError.
 */
export async function withFreshCart<T>(work: (cart: CartRef) => Promise<T>): Promise<T> {
  const cart = await currentCart()
  try {
    return await work(cart)
  } catch (error) {
    if (!mayBeCartGone(error)) throw error
    await recheckSession(error)
    const found = $cart.get()
    if (!found || found.id === cart.id) throw error
    return work(found)
  }
}

/** After an answer that may mean an ended session: reads whose the cart is; refused all the same, the session is over. */
export async function recheckSession(error: unknown): Promise<void> {
  await loadCart()
  if (error instanceof ApiError && error.kind === 'session') $isSessionRefused.set(true)
}

async function currentCart() {
  if (!$cart.get()) await loadCart()
  const cart = $cart.get()
  if (!cart) throw new Error('no cart')
  return cart
}
