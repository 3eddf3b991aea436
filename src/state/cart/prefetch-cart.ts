import { loadCart } from './cart'
import { $money } from '../page/context'

/** Loads the cart before the code that shows it, and formats a price: a browser's first `Intl.NumberFormat` is slow. */
export function prefetchCart(): void {
  void loadCart()
  setTimeout(() => $money.get()(0))
}
