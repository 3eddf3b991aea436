import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { Totals } from '../../domain/cart/totals'
import { $totals } from '../../state/cart/cart'
import { logFailure } from '../../state/log'
import { type RowsProps, TotalRows } from './TotalRows'
import { importPart } from '../../host/page/import-part'

/** The cart's totals. While it has a discount, a notice says when it drops. */
export function TotalsList(props: RowsProps) {
  const totals = useStore($totals)
  const isReduced = totals && hasDiscount(totals)
  useEffect(() => {
    if (isReduced)
      importPart(() => import('../../state/discounts/notify-dropped')).catch((error: unknown) =>
        logFailure('discounts', error),
      )
  }, [isReduced])
  return totals ? <TotalRows totals={totals} {...props} /> : null
}

const hasDiscount = ({ coupon_code, total_segments }: Totals) =>
  Boolean(coupon_code) || total_segments.some(({ value }) => value < 0)
