import { useLayoutEffect } from 'react'
import { grandTotal } from '../rules/totals.ts'
import { $count, $totals, $cart, $items } from '../state/cart.ts'
import { $money } from '#storefront/state/context.ts'
import { announceSoon } from '#ui/Announcer.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { isFreeGift, isSpecialOffer, type QuoteItem } from '../rules/cart.ts'
import { isRunning } from '#async/task.ts'
import { $item } from '../state/items.ts'

/**
 * Calls back with an item that was added to the cart from outside: by the page itself or in another tab. An item that
 * other options gave another id was not added. Returns a stop function.
 */
export function onItemAdded(fn: (item: QuoteItem) => void): () => void {
  let cart = $cart.get()?.id
  return $items.listen((items, before) => {
    const id = $cart.get()?.id
    // A login brings another cart: nothing of it was added.
    const added = before && items && cart === id && !isRunning('options') && addedTo(before, items)
    cart = id
    if (added) fn(added)
  })
}

/** Leaves out offers and gifts, which have messages of their own, and a quantity that the shopper is changing. */
const addedTo = (before: readonly QuoteItem[], now: readonly QuoteItem[]): QuoteItem | undefined =>
  now.find(
    (item) =>
      item.qty > (before.find(({ item_id }) => item_id === item.item_id)?.qty ?? 0) &&
      $item(item.item_id).get().pending === undefined &&
      !isFreeGift(item) &&
      !isSpecialOffer(item),
  )

/** Announces to screen readers which item was added to the cart, and what the cart holds now. */
export function useAdditions(): void {
  const common = useCommon()
  useLayoutEffect(
    () =>
      onItemAdded(({ name }) => {
        const items = common('item.count', { count: $count.get()! })
        const total = $money.get()(grandTotal($totals.get()), true)
        announceSoon('added', common('item.added', { name, items, total }))
      }),
    [common],
  )
}
