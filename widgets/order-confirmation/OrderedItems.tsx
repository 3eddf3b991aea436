import { useState } from 'react'
import type { QuoteItem } from '#cart/rules/cart.ts'
import type { PlacedOrder } from '#order/state/placed-order.ts'
import { ItemFacts } from '#cart/view/item/ItemFacts.tsx'
import { ItemImage } from '#cart/view/item/ItemImage.tsx'
import { ItemOptions } from '#cart/view/item/ItemOptions.tsx'
import { ItemPrice } from '#cart/view/item/ItemPrice.tsx'
import { type ItemContext, useItemContext } from '#cart/view/item/useItemContext.ts'

/** The items of an order, as they were in its cart. */
export function OrderedItems({ order, label }: { order: PlacedOrder; label: string }) {
  const context = { ...useItemContext(), taxMode: order.taxDisplay.items }
  return (
    <ul className="bzl-items" aria-label={label}>
      {order.items.map((item) => (
        <OrderedItem key={item.item_id} item={item} context={context} />
      ))}
    </ul>
  )
}

function OrderedItem({ item, context }: { item: QuoteItem; context: ItemContext }) {
  const [broken, setBroken] = useState<string>()
  return (
    <li
      className="bzl-item"
      onErrorCapture={({ target }) => setBroken((target as Element).getAttribute('src') ?? undefined)}
    >
      <ItemImage item={item} broken={broken} context={context} />
      <div className="bzl-item__body">
        <ItemFacts item={item} isCounted context={context}>
          <ItemOptions item={item} context={context} />
        </ItemFacts>
      </div>
      <ItemPrice item={item} context={context} />
    </li>
  )
}
