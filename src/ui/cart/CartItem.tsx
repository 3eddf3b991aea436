import { memo, type ComponentType } from 'react'
import { useStore } from '@nanostores/react'
import type { QuoteItem } from '../../domain/cart/cart'
import { $item } from '../../state/cart/items'
import { ItemFacts } from './ItemFacts'
import { ItemImage } from './ItemImage'
import { ItemPrice } from './ItemPrice'
import { Notice } from '../Notice'

export interface ItemControlsProps {
  item: QuoteItem
  /** Called before the shopper removes the item. */
  onRemove(itemId: string): void
}

export interface CartItemProps {
  itemId: string
  /** Quantity, wish list and remove, where the cart may be changed. */
  Controls?: ComponentType<ItemControlsProps>
  /** What a widget adds under a item. */
  Extra?: ComponentType<{ item: QuoteItem }>
  onRemove: ItemControlsProps['onRemove']
}

/** One item of the cart. It looks at its own store only, so a change of one item renders one item. */
export const CartItem = memo(function CartItem({ itemId, Controls, Extra, onRemove }: CartItemProps) {
  const { item, pending, isLeaving } = useStore($item(itemId))
  const isBusy = isLeaving || pending !== undefined
  if (!item) return null
  return (
    <li className="bzl-item" aria-busy={isBusy}>
      <ItemImage item={item} />
      <div className="bzl-item__body">
        <ItemFacts item={item} isCounted={!Controls} />
        {item.message && (
          <Notice type="warning" quiet>
            {item.message}
          </Notice>
        )}
        {Controls && <Controls item={item} onRemove={onRemove} />}
        {Extra && <Extra item={item} />}
      </div>
      <ItemPrice item={item} />
    </li>
  )
})
