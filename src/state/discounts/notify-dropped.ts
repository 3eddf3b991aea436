import { onNotify } from 'nanostores'
import { type DroppedDiscount, droppedDiscounts } from '../../domain/promotions/dropped-discounts'
import { onPageMessages } from '../../host/sections/page-messages'
import { $cart, $totals } from '../cart/cart'
import { logFailure } from '../log'
import { $notices, notify } from '../notices/notices'
import { isRunning } from '../task'
import { importPart } from '../../host/page/import-part'

/** The totals that were shown last, and whose. */
let shown = { cart: $cart.get()?.id, totals: $totals.get() }

/**
 * Shows a notice for each discount the cart has lost, whatever response says so: not those the shopper is changing, and not
 * those of another cart. Begins when this file is loaded.
 */
onNotify($totals, () => {
  const before = shown
  shown = { cart: $cart.get()?.id, totals: $totals.get() }
  if (before.cart !== shown.cart) return
  for (const dropped of droppedDiscounts(before.totals, shown.totals))
    if (!isRunning(dropped.discount)) void notifyDropped(dropped)
})

/** Of a gift card that has expired the shop says so itself, by a message in its queue. */
async function notifyDropped({ discount, code = '' }: DroppedDiscount) {
  const before = $notices.value
  let isOnPage = false
  if (discount === 'gift_card') {
    const stop = onPageMessages(() => (isOnPage = true))
    await importPart(() => import('../notices/shop-messages'))
      .then(({ loadMessages }) => loadMessages())
      .catch((error: unknown) => logFailure('messages', error))
    stop()
  }
  if (!isOnPage && $notices.value === before)
    notify({ type: 'warning', key: `notice.dropped.${discount}`, values: { code } })
}
