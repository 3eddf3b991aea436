import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '../../domain/cart/totals'
import { $isCacheCorrected } from '../../state/cart/cached-items'
import { $count, $totals } from '../../state/cart/cart'
import { $money } from '../../state/page/context'
import { announceSoon } from '../announcer/announce'
import { useCommon } from '../text/common'

/** Announces what the cart holds, once, when numbers from the section cache were on screen and have changed. */
export function useCorrection(): void {
  const common = useCommon()
  const isCorrected = useStore($isCacheCorrected)
  useEffect(() => {
    if (!isCorrected) return
    $isCacheCorrected.set(false)
    const items = common('item.count', { count: $count.get()! })
    const total = `${common('total.grand_total')} ${$money.get()(grandTotal($totals.get()), true)}`
    announceSoon('corrected', `${items}, ${total}`)
  }, [isCorrected, common])
}
