import { useStore } from '@nanostores/react'
import { isFreeGift, type QuoteItem } from '../../domain/cart/cart'
import { num } from '../../domain/money/money'
import { $areItemsKnown } from '../../state/cart/cart'
import { useCommon } from '../text/common'
import { Price } from '../Price'

/** A cart item's price; its room is kept while only the storefront's cached section is known. */
export function ItemPrice({ item }: { item: QuoteItem }) {
  const text = useCommon()
  const isKnown = useStore($areItemsKnown)
  const isFree = isFreeGift(item) && num(item.row_total_incl_tax) === 0
  return (
    <div className="bzl-item__price" aria-busy={!isKnown}>
      {isKnown && (isFree ? text('item.free') : <Price amount={item.row_total_incl_tax} />)}
    </div>
  )
}
