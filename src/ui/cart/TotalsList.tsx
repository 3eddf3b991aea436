import type { ComponentType } from 'react'
import { useStore } from '@nanostores/react'
import { isVirtualCart } from '../../domain/cart/cart'
import { isShippingOpen, segmentDetail, type TotalSegment } from '../../domain/cart/totals'
import { type TotalRow, totalRows } from '../../domain/tax/total-rows'
import { $items, $totals } from '../../state/cart/cart'
import { $taxDisplay } from '../../state/cart/tax-display'
import { AnimatedTotal } from './AnimatedTotal'
import { useCommon, useMessage } from '../text/common'

interface Props {
  /** Codes of the segments to show; all without. */
  only?: string[]
  /** What can be done about a row, beside its amount. */
  Action?: ComponentType<{ segment: TotalSegment }>
}

/** The cart's totals in the shop's order, with tax or without as it shows them; the grand total stands out and is announced when it changes. */
export function TotalsList({ only, Action }: Props) {
  const totals = useStore($totals)
  const items = useStore($items)
  const display = useStore($taxDisplay)
  const text = useCommon()
  const message = useMessage()
  if (!totals) return null
  // The shop's own titles come in the language of its default store (b.0); segments without a string of ours keep them.
  const title = ({ segment, tax, rate }: TotalRow) => {
    if (rate !== undefined) return rate
    const ours = message({ key: `total.${segment.code}` })
    const detail = tax ? text(`tax.${tax}`) : segmentDetail(totals, segment)
    if (!ours) return segment.title || segment.code
    return detail ? text('totals.detail', { title: ours, detail }) : ours
  }
  const isOpen = (segment: TotalSegment) => isShippingOpen(segment) && !isVirtualCart(items)
  const rows = totalRows(totals, display).filter(
    ({ segment }) => !only || segment.code === GRAND || only.includes(segment.code),
  )
  return (
    <dl className="bzl-totals">
      {rows.map((row) => {
        const { segment, amount, tax = '', rate = '' } = row
        const isGrand = segment.code === GRAND && tax !== 'excluding'
        return (
          <div
            key={segment.code + tax + rate}
            className={`bzl-totals__row ${isGrand ? 'bzl-totals__row--grand' : ''}`}
          >
            <dt>{title(row)}</dt>
            <dd>
              {isOpen(segment) ? (
                text('totals.open')
              ) : (
                <AnimatedTotal amount={amount} label={isGrand ? text('total.grand_total') : undefined} />
              )}
              {Action && !isGrand && !rate && <Action segment={segment} />}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const GRAND = 'grand_total'
