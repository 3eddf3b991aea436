import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '../rules/totals.ts'
import { $isCacheCorrected } from '../state/cached-items.ts'
import { $count, $totals } from '../state/cart.ts'
import { $money } from '#storefront/state/context.ts'
import { announceSoon } from '#ui/announcer/announce.ts'
import { useCommon } from '#i18n/view/common.ts'

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
