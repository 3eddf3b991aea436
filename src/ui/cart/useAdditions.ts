import { useLayoutEffect } from 'react'
import { grandTotal } from '../../domain/cart/totals'
import { onItemAdded } from '../../state/cart/added-item'
import { $count, $totals } from '../../state/cart/cart'
import { $money } from '../../state/page/context'
import { announceSoon } from '../announcer/announce'
import { useCommon } from '../text/common'
import { useText } from '../text/i18n'
import en from '../../../locales/en/cart.json'

/** Announces to screen readers which item was added to the cart, and what the cart holds now. */
export function useAdditions(): void {
  const text = useText('cart', en)
  const common = useCommon()
  useLayoutEffect(
    () =>
      onItemAdded(({ name }) => {
        const items = common('item.count', { count: $count.get() ?? 0 })
        announceSoon('added', text('added', { name, items, total: $money.get()(grandTotal($totals.get())) }))
      }),
    [text, common],
  )
}
