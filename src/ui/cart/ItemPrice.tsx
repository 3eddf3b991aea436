import { isFreeGift, type QuoteItem } from '../../domain/cart/cart'
import { useCommon } from '../text/common'
import { Price } from '../Price'

/** A cart item's price; its room is kept while it is not known. */
export function ItemPrice({ item }: { item: QuoteItem }) {
  const text = useCommon()
  const isKnown = !Number.isNaN(item.row_total_incl_tax)
  const isFree = isFreeGift(item) && item.row_total_incl_tax === 0
  return (
    <div className="bzl-item__price" aria-busy={!isKnown}>
      {isKnown && (isFree ? text('item.free') : <Price amount={item.row_total_incl_tax} />)}
    </div>
  )
}
