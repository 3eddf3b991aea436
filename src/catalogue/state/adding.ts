import { atom } from 'nanostores'
import { onAddForm } from '../page/add-forms.ts'
import { readCartCount } from '#cart/page/cart-counter.ts'
import { session } from '#dom/storage/storage.ts'

const BEFORE = 'bezel-count-before-adding'

/** Milliseconds after which a form that added nothing was refused: what is added later does not come from it. */
const LATEST = 10_000

/** The cart's count when the form was sent that adds to it, here or on the page before; null without such a form. */
export const $countBefore = atom<string | null>(null)

/** Keeps the count from when a form that adds to the cart is sent. Returns a stop function. */
export function watchAdding(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = (count: string | null) => {
    clearTimeout(timer)
    $countBefore.set(count)
    timer = setTimeout(() => $countBefore.set(null), LATEST)
  }
  const kept = session.get(BEFORE)
  // Another marker's drawer may have taken it.
  if (kept !== null) begin(kept)
  session.remove(BEFORE)
  const stop = onAddForm((leaves) => {
    const count = readCartCount()
    if (leaves) session.set(BEFORE, count)
    else begin(count)
  })
  return () => {
    clearTimeout(timer)
    $countBefore.set(null)
    stop()
  }
}
