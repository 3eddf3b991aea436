import { atom } from 'nanostores'
import { onAddForm } from '../../host/add-forms'
import { readCartCount } from '../../host/page/cart-counter'
import { session } from '../../host/storage/storage'

const BEFORE = 'bezel-count-before-adding'

/** The cart's count when the form was sent that adds to it, here or on the page before; null without such a form. */
export const $countBefore = atom<string | null>(null)

/** Keeps the count from when a form that adds to the cart is sent. Returns a stop function. */
export function watchAdding(): () => void {
  $countBefore.set(session.get(BEFORE))
  session.remove(BEFORE)
  return onAddForm((leaves) => {
    const count = readCartCount()
    if (leaves) session.set(BEFORE, count)
    else $countBefore.set(count)
  })
}
