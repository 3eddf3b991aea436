import { mayBeCartGone } from '../../api/client/api-error'
import type { CartRef } from '../../api/cart-path'
import { $cart, loadCart } from './cart'

/**
 * Runs a repeatable call against the cart. When that cart is gone (logged in elsewhere, session over: d.9) the cart is
 * loaded anew and, if it has another id, the call runs once more. Throws ApiError.
 */
export async function withFreshCart<T>(work: (cart: CartRef) => Promise<T>): Promise<T> {
  const cart = await currentCart()
  try {
    return await work(cart)
  } catch (error) {
    if (!mayBeCartGone(error)) throw error
    await loadCart()
    const found = $cart.get()
    if (!found || found.id === cart.id) throw error
    return work(found)
  }
}

async function currentCart() {
  if (!$cart.get()) await loadCart()
  const cart = $cart.get()
  if (!cart) throw new Error('no cart')
  return cart
}
