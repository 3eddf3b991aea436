import { loadCart } from './cart'
import { $money } from '../page/context'

/** Asks for the cart ahead of those who show it. A browser takes long over its first price: it gets ready meanwhile. */
export function prefetchCart(): void {
  void loadCart()
  setTimeout(() => $money.get()(0))
}
