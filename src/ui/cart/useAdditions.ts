import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '../../domain/cart/totals'
import { $added } from '../../state/cart/added-item'
import { $count, $totals } from '../../state/cart/cart'
import { $money } from '../../state/page/context'
import { announceSoon } from '../announcer/announce'
import { useCommon } from '../text/common'
import { useText } from '../text/i18n'
import en from '../../../locales/en/cart.json'

/** Tells screen readers what has come into the bag, and what it holds then. */
export function useAdditions(): void {
  const text = useText('cart', en)
  const common = useCommon()
  const added = useStore($added)
  useEffect(() => {
    if (!added) return
    const count = $count.get() ?? 0
    const total = $money.get()(grandTotal($totals.get()))
    const pieces = common('item.pieces', { count })
    announceSoon('added', text('added', { name: added.name, pieces, total }))
    $added.set(undefined)
  }, [added, text, common])
}
