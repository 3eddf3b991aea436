import { type ComponentType, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { isShippingOpen, segmentDetail, type TotalSegment, type Totals } from '../rules/totals.ts'
import type { TaxDisplay } from '../rules/tax-display.ts'
import { type TotalRow, totalRows } from '../rules/total-rows.ts'
import { $isVirtualCart } from '../state/contents.ts'
import { $taxDisplay } from '../state/tax-display.ts'
import { AnimatedTotal } from './AnimatedTotal.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'
import { useCommon, useMessage } from '#i18n/view/common.ts'
import { $totals } from '../state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { importPart } from '#dom/import-part.ts'

export interface RowsProps {
  /** Which segments to show besides the grand total; all without. */
  shows?(segment: TotalSegment): boolean
  /** The action for a row, shown beside its amount. */
  Action?: ComponentType<{ segment: TotalSegment }>
}

interface Props extends RowsProps {
  totals: Totals
  /** How tax is shown; without it, as the cart's shop shows it now. */
  display?: TaxDisplay
  /** Replaces the grand total's name where the amount is announced by other means. */
  grandTitle?: string
}

/** Totals in the shop's order, with tax or without as it shows them; the grand total stands out and is announced when it changes. */
export function TotalRows({ totals, display: given, shows, Action, grandTitle }: Props) {
  const isVirtual = useStore($isVirtualCart)
  const current = useStore($taxDisplay)
  const display = given ?? current
  const text = useCommon()
  const message = useMessage()
  // The shop's own titles come in the language of its default store (wire: shapes); segments without a string of ours
  // keep them.
  const title = ({ segment, tax, rate }: TotalRow) => {
    if (rate !== undefined) return rate
    const own = segment.code === GRAND ? grandTitle : undefined
    const ours = own ?? message({ key: `total.${segment.code}` })
    const detail = tax ? text(`tax.${tax}`) : segmentDetail(totals, segment)
    if (!ours) return segment.title || segment.code
    return detail ? text('totals.detail', { title: ours, detail }) : ours
  }
  /** Says instead of an amount of zero that shipping is free, or not chosen yet. */
  const wordFor = ({ segment, amount }: TotalRow) => {
    if (segment.code !== 'shipping' || amount !== 0 || isVirtual) return undefined
    return text(isShippingOpen(segment) ? 'totals.open' : 'item.free')
  }
  const label = grandTitle ? undefined : text('total.grand_total')
  const rows = totalRows(totals, display).filter(
    ({ segment }) => !shows || segment.code === GRAND || shows(segment),
  )
  return (
    <dl className="bzl-totals">
      {rows.map((row) => {
        const { segment, amount, tax = '', rate = '' } = row
        const isGrand = segment.code === GRAND && tax !== 'excluding'
        const word = wordFor(row)
        return (
          <div
            key={segment.code + tax + rate}
            className={`bzl-totals__row ${isGrand ? 'bzl-totals__row--grand' : ''}`}
          >
            <dt>
              <ChangingText>{title(row)}</ChangingText>
            </dt>
            <dd>
              {word ? (
                <ChangingText>{word}</ChangingText>
              ) : (
                <AnimatedTotal amount={amount} label={isGrand ? label : undefined} isCharged={isGrand} />
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
