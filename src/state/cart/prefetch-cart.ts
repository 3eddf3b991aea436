import { whenIdle } from '../../host/page/lifecycle'
import { loadCart } from './cart'
import { $money } from '../page/context'

/**
 * Loads the cart before the code that shows it, and formats a price while the network works: a browser's first
 * `Intl.NumberFormat` takes up to 20 ms.
 */
export function prefetchCart(): void {
  void loadCart()
  whenIdle(() => $money.get()(0))
}
