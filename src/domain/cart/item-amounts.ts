import type { QuoteItem } from './cart'
import type { Totals } from './totals'

/** The items with the quantities and amounts of these totals (b.0); one whose numbers are the same stays the same object. */
export function withAmounts(items: QuoteItem[], totals: Totals | undefined): QuoteItem[] {
  const rows = new Map(totals?.items.map(({ item_id, ...amounts }) => [item_id, amounts]))
  return items.map((item) => {
    const amounts = rows.get(item.item_id)
    if (!amounts?.qty) return item
    const isSame = Object.entries(amounts).every(([name, value]) => item[name as keyof QuoteItem] === value)
    return isSame ? item : { ...item, ...amounts }
  })
}

/** Whether the items add up to the subtotal. A read during a change may have the items of after it and the totals of before. */
export function addsUp({ items, subtotal }: Totals): boolean {
  const sum = items.reduce((rows, { row_total }) => rows + row_total, 0)
  return Math.abs(sum - subtotal) < 0.005
}
