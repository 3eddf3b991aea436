import { isFreeGift, type QuoteItem } from '../../../domain/cart/cart'
import type { ItemContext } from './useItemContext'

/** A cart item's price; its room is kept while it is not known. */
export function ItemPrice({ item, context }: { item: QuoteItem; context: ItemContext }) {
  const { common, money } = context
  const amount = item.row_total_incl_tax
  if (Number.isNaN(amount)) return <div className="bzl-item__price" aria-busy />
  if (isFreeGift(item) && amount === 0) return <div className="bzl-item__price">{common('item.free')}</div>
  const price = money(amount)
  return (
    <bdi key={price} className="bzl-item__price bzl-price" translate="no">
      {price}
    </bdi>
  )
}
