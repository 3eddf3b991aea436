import { loadCart } from './cart.ts'
import { $itemIds } from './items.ts'
import { $settings } from '#storefront/state/config.ts'
import { $money } from '#storefront/state/context.ts'

/** So long (ms) the first render waits for the answer: an answer that was preloaded takes less, also on slow phones. */
const SKELETON_IS_DUE = 100

/**
 * Loads the cart before the code that shows it, and formats a price while the network works: where that takes a browser's
 * first `Intl.NumberFormat` it takes 20 ms and more. Resolves when there are items to show, those of the section cache at
 * once, or when it is time for their skeleton.
 */
export async function prefetchCart(): Promise<void> {
  // If the folders of pictures are known before the items, these are drawn once.
  $settings.get()
  const cart = loadCart()
  setTimeout(() => $money.get()(0))
  await ($itemIds.get() || Promise.race([cart, new Promise((due) => setTimeout(due, SKELETON_IS_DUE))]))
}
