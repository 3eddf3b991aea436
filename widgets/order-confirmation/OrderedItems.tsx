import { useState } from 'react'
import type { QuoteItem } from '../../src/domain/cart/cart'
import type { PlacedOrder } from '../../src/state/order/placed-order'
import { ItemFacts } from '../../src/ui/cart/item/ItemFacts'
import { ItemImage } from '../../src/ui/cart/item/ItemImage'
import { ItemPrice } from '../../src/ui/cart/item/ItemPrice'
import { type ItemContext, useItemContext } from '../../src/ui/cart/item/useItemContext'

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
        <ItemFacts item={item} customOptions={undefined} isCounted context={context} />
      </div>
      <ItemPrice item={item} context={context} />
    </li>
  )
}
