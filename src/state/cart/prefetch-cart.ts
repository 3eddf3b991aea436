import { loadCart } from './cart'
import { $money } from '../page/context'

/** An answer that is not there after so many milliseconds leaves time for other work. */
const ANSWER_IS_LATE = 40

/**
 * Loads the cart before the code that shows it, and formats a price while the network works: a browser's first
 * `Intl.NumberFormat` takes up to 20 ms. An answer that was preloaded is shown first.
 */
export function prefetchCart(): void {
  void loadCart()
  setTimeout(() => $money.get()(0), ANSWER_IS_LATE)
}
