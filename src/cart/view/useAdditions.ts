import { useLayoutEffect } from 'react'
import { grandTotal } from '../rules/totals.ts'
import { onItemAdded } from '#catalogue/state/added-item.ts'
import { $count, $totals } from '../state/cart.ts'
import { $money } from '#storefront/state/context.ts'
import { announceSoon } from '#ui/Announcer.tsx'
import { useCommon } from '#i18n/view/common.ts'

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
