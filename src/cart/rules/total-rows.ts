import { grandTotal, isShippingOpen, segments, type Totals, type TotalSegment } from './totals.ts'
import { amountBeside, shownAmount, type TaxDisplay, type TaxMode, type TaxPart } from './tax-display.ts'

/** A row of the totals. */
export interface TotalRow {
  segment: TotalSegment
  amount: number
  /** Named where rows with and without tax stand among each other; `included` is the tax that the other rows contain. */
  tax?: TaxPart | 'included'
  /** A rate of the tax above it, in the shop's own words. */
  rate?: string
}

/**
 * The rows of the totals as the shop shows tax, the grand total last. Subtotal and shipping come from the totals' own
 * fields, since the segment of the subtotal is with tax in one shop and without in another (wire: shapes).
 */
export function totalRows(totals: Totals, display: TaxDisplay): TotalRow[] {
  const { subtotal, shipping } = display
  const isMixed = subtotal !== shipping
  const taxed = (
    segment: TotalSegment,
    mode: TaxMode,
    excluding: number,
    including = excluding,
  ): TotalRow[] => {
    const amount = shownAmount(mode, excluding, including)
    const beside = amountBeside(mode, excluding, including)
    const isNamed = beside !== undefined || (isMixed && excluding !== including)
    const row = {
      segment,
      amount,
      ...(isNamed && { tax: mode === 'excluding' ? mode : ('including' as const) }),
    }
    return beside === undefined ? [row] : [{ segment, amount: beside, tax: 'excluding' }, row]
  }
  const rows = segments(totals).flatMap((segment): TotalRow[] => {
    const { code, value, rates } = segment
    if (code === 'subtotal')
      return taxed(segment, subtotal, totals.subtotal || value, totals.subtotal_incl_tax)
    if (code === 'shipping' && !isShippingOpen(segment))
      return taxed(segment, shipping, totals.shipping_amount || value, totals.shipping_incl_tax)
    if (code === 'grand_total' || (code === 'tax' && !value && !display.zeroTax)) return []
    const row: TotalRow = { segment, amount: value }
    if (code !== 'tax') return [row]
    if (value && subtotal === 'including' && !isMixed) row.tax = 'included'
    return [row, ...(display.taxDetails && rates ? rates.map((rate) => ({ segment, ...rate })) : [])]
  })
  const total = grandTotal(totals)
  const grand = { code: 'grand_total', title: '', value: total }
  // The field `grand_total` leaves the tax out up to Magento 2.4.5 and contains it from 2.4.6 on.
  const untaxed = Math.max(0, Number((total - totals.tax_amount).toFixed(4)))
  return [...rows, ...taxed(grand, display.grandTotal ? 'both' : 'including', untaxed, total)]
}
