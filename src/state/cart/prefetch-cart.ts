import { loadCart } from './cart'
import { $itemIds } from './items'
import { $money } from '../page/context'

/** An answer that is not there after so many milliseconds leaves time for other work. */
const ANSWER_IS_LATE = 40

/** So long (ms) the first render waits for the answer: an answer that was preloaded takes less, also on slow phones. */
const SKELETON_IS_DUE = 100

/**
 * Loads the cart before the code that shows it, and formats a price while the network works: a browser's first
 * `Intl.NumberFormat` takes up to 20 ms. Resolves when there are items to show, those of the section cache at once, or
 * when it is time for their skeleton.
 */
export async function prefetchCart(): Promise<void> {
  const cart = loadCart()
  setTimeout(() => $money.get()(0), ANSWER_IS_LATE)
  await ($itemIds.get() || Promise.race([cart, new Promise((due) => setTimeout(due, SKELETON_IS_DUE))]))
}
