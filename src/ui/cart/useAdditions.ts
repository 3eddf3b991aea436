import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '../../domain/cart/totals'
import { $addedItem } from '../../state/cart/added-item'
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
  const added = useStore($addedItem)
  useEffect(() => {
    if (!added) return
    const count = $count.get() ?? 0
    const total = $money.get()(grandTotal($totals.get()))
    const items = common('item.count', { count })
    announceSoon('added', text('added', { name: added.name, items, total }))
    $addedItem.set(undefined)
  }, [added, text, common])
}
