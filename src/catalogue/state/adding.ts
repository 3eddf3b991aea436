import { atom } from 'nanostores'
import { readCartCount } from '#cart/page/cart-counter.ts'
import { shopLocal } from '#storefront/page/shop-storage.ts'
import { onEvent } from '#dom/events.ts'

const BEFORE = 'bezel-count-before-adding'

/** Milliseconds after which a form that added nothing was refused: what is added later does not come from it. */
const LATEST = 10_000

/** The longest time (ms) between a form and the moment when its page begins to load. */
const SOON = 2000

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
  const kept = takeCount()
  // Another marker's drawer may have taken it.
  if (kept !== undefined) begin(kept)
  const stop = onAddForm((leaves) => {
    const count = readCartCount()
    if (leaves) shopLocal.set(BEFORE, `${Date.now()} ${count}`)
    else begin(count)
  })
  return () => {
    clearTimeout(timer)
    $countBefore.set(null)
    stop()
  }
}

/**
 * The count that the page before has kept, once. It is in the local storage, because some browsers inside apps empty the
 * session's with every page. A page has begun to load when the form was sent that leads to it, however long the shop took;
 * another tab's page has not.
 */
function takeCount(): string | undefined {
  const [sentAt, ...count] = shopLocal.get(BEFORE)?.split(' ') ?? []
  const begun = Date.now() - performance.now()
  if (!(Math.abs(begun - Number(sentAt)) < SOON)) return undefined
  shopLocal.remove(BEFORE)
  return count.join(' ')
}

/**
 * Calls back when the shopper sends a form whose action has `/checkout/cart/add` (wire: add-to-cart), after the theme's
 * own scripts. `leaves` is false where one of them sends it in its place. Luma's also stops the event, so it is seen
 * before they get it.
 */
export function onAddForm(fn: (leaves: boolean) => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    // A field named "action" stands in for the form's own.
    const action = (event.target as HTMLFormElement).getAttribute('action')
    if (action?.includes('/checkout/cart/add')) setTimeout(() => fn(!event.defaultPrevented))
  }
  return onEvent(window, 'submit', onSubmit, true)
}
