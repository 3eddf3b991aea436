import type { QuoteItem } from '#cart/rules/cart.ts'
import { GiftSummary } from './GiftSummary.tsx'

/** The gifts of a cart item's units, to read. */
export function GiftFacts({ item }: { item: QuoteItem }) {
  return (
    <div className="bzl-gifts">
      {Object.entries(item.additional_data.item_gift ?? {}).map(([unit, gift]) => (
        <GiftSummary key={unit} gift={gift} />
      ))}
    </div>
  )
}
