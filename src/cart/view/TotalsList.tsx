import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { Totals } from '../rules/totals.ts'
import { $totals } from '../state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { type RowsProps, TotalRows } from './TotalRows.tsx'
import { importPart } from '#dom/import-part.ts'

/** The cart's totals. While it has a discount, a notice says when it drops. */
export function TotalsList(props: RowsProps) {
  const totals = useStore($totals)
  const isReduced = totals && hasDiscount(totals)
  useEffect(() => {
    if (isReduced)
      importPart(() => import('#discounts/state/notify-dropped.ts')).catch((error: unknown) =>
        logFailure('discounts', error),
      )
  }, [isReduced])
  return totals ? <TotalRows totals={totals} {...props} /> : null
}

const hasDiscount = ({ coupon_code, total_segments }: Totals) =>
  Boolean(coupon_code) || total_segments.some(({ value }) => value < 0)
