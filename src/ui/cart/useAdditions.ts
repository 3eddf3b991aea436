import { useLayoutEffect } from 'react'
import { grandTotal } from '../../domain/cart/totals'
import { onItemAdded } from '../../state/cart/added-item'
import { $count, $totals } from '../../state/cart/cart'
import { $money } from '../../state/page/context'
import { announceSoon } from '../announcer/announce'
import { useCommon } from '../text/common'

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
