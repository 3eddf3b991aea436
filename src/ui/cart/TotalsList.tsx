import type { ComponentType } from 'react'
import { useStore } from '@nanostores/react'
import { isVirtualCart } from '../../domain/cart/cart'
import {
  grandTotal,
  isShippingOpen,
  segmentDetail,
  segments,
  type TotalSegment,
} from '../../domain/cart/totals'
import { num } from '../../domain/money/money'
import { $items, $totals } from '../../state/cart/cart'
import { AnimatedTotal } from './AnimatedTotal'
import { useCommon, useMessage } from '../text/common'

interface Props {
  /** Codes of the segments to show; all without. */
  only?: string[]
  /** What can be done about a row, beside its amount. */
  Action?: ComponentType<{ segment: TotalSegment }>
}

/** The cart's totals in the shop's order; the grand total stands out and is announced when it changes. */
export function TotalsList({ only, Action }: Props) {
  const totals = useStore($totals)
  const items = useStore($items)
  const text = useCommon()
  const message = useMessage()
  if (!totals) return null
  // The shop's own titles come in the language of its default store (b.0); segments without a string of ours keep them.
  const title = (segment: TotalSegment) => {
    const ours = message({ key: `total.${segment.code}` })
    const detail = segmentDetail(totals, segment)
    if (!ours) return segment.title || segment.code
    return detail ? text('totals.detail', { title: ours, detail }) : ours
  }
  const isOpen = (segment: TotalSegment) => isShippingOpen(segment) && !isVirtualCart(items)
  const rows = segments(totals).filter(({ code }) => code !== 'grand_total')
  return (
    <dl className="bzl-totals">
      {rows
        .filter(({ code }) => !only || only.includes(code))
        .map((segment) => (
          <div key={segment.code} className="bzl-totals__row">
            <dt>{title(segment)}</dt>
            <dd>
              {isOpen(segment) ? text('totals.open') : <AnimatedTotal amount={num(segment.value)} />}
              {Action && <Action segment={segment} />}
            </dd>
          </div>
        ))}
      <div className="bzl-totals__row bzl-totals__row--grand">
        <dt>{text('total.grand_total')}</dt>
        <dd>
          <AnimatedTotal amount={grandTotal(totals)} label={text('total.grand_total')} />
        </dd>
      </div>
    </dl>
  )
}
