import { atom, onNotify } from 'nanostores'
import { type DroppedDiscount, droppedDiscounts } from '../rules/dropped-discounts.ts'
import { onPageMessages } from '#storefront/page/sections/page-messages.ts'
import { $cart, $totals } from '#cart/state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $notices, notify } from '#storefront/state/notices/notices.ts'
import { isRunning } from '#async/task.ts'
import { importPart } from '#dom/import-part.ts'

/** The totals that were shown last, and whose. */
const $shown = atom({ cart: $cart.get()?.id, totals: $totals.get() })

/**
 * Shows a notice for each discount the cart has lost, whatever response says so: not those the shopper is changing, and not
 * those of another cart. Begins when this file is loaded.
 */
onNotify($totals, () => {
  const before = $shown.get()
  const shown = { cart: $cart.get()?.id, totals: $totals.get() }
  $shown.set(shown)
  if (before.cart !== shown.cart) return
  for (const dropped of droppedDiscounts(before.totals, shown.totals))
    if (!isRunning(dropped.discount)) void notifyDropped(dropped)
})

/**
 * Shows a notice for a lost discount. For an expired gift card, the shop sends a message through its own
 * queue. The notice is not shown then.
 */
async function notifyDropped({ discount, code = '' }: DroppedDiscount) {
  const before = $notices.value
  let isOnPage = false
  if (discount === 'gift_card') {
    const stop = onPageMessages(() => (isOnPage = true))
    await importPart(() => import('#storefront/state/notices/shop-messages.ts'))
      .then(({ loadMessages }) => loadMessages())
      .catch((error: unknown) => logFailure('messages', error))
    stop()
  }
  if (!isOnPage && $notices.value === before)
    notify({ type: 'warning', key: `notice.dropped.${discount}`, values: { code } })
}
