import { memo, type ComponentType } from 'react'
import { useStore } from '@nanostores/react'
import type { QuoteItem } from '../../rules/cart.ts'
import { $item, type ItemState } from '../../state/items.ts'
import type { Refusal } from '#async/refusals.ts'
import { bindItem } from './bind-item.ts'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemImage } from './ItemImage.tsx'
import { CartItemOptions } from './ItemOptions.tsx'
import { ItemPrice } from './ItemPrice.tsx'
import type { ItemContext } from './useItemContext.ts'
import { Notice } from '#ui/Notice.tsx'
import { Slot } from '#slots/view/Slot.tsx'

export interface ItemControlsProps {
  item: QuoteItem
  name: string
  error: Refusal | undefined
  context: ItemContext
}

export interface CartItemProps {
  itemId: string
  context: ItemContext
  /** Quantity, wish list and remove, where the cart may be changed. */
  Controls?: ComponentType<ItemControlsProps>
  /** The component that a widget adds under an item. */
  Extra?: ComponentType<{ item: QuoteItem; name: string }>
}

/** The rest of an item's state is written into its row, without rendering. */
const RENDERED: { keys: (keyof ItemState)[] } = { keys: ['item', 'name', 'was', 'error', 'brokenImage'] }

/** One item of the cart. A change of one item renders that one. */
export const CartItem = memo(function CartItem(props: CartItemProps) {
  const { itemId, context, Controls, Extra } = props
  const { item, name = '', was, error, brokenImage } = useStore($item(itemId), RENDERED)
  const { slotsOf } = context
  if (!item) return null
  const price = <ItemPrice item={item} context={context} />
  return (
    <li className="bzl-item" data-bzl-item={itemId} ref={(row) => bindItem(row!, itemId)}>
      <ItemImage item={item} broken={brokenImage} context={context} />
      <div className="bzl-item__body">
        <ItemFacts item={item} was={was} isCounted={!Controls} context={context}>
          <CartItemOptions item={item} context={context} />
        </ItemFacts>
        {item.message && (
          <Notice type="warning" quiet>
            {item.message}
          </Notice>
        )}
        {Controls && <Controls item={item} name={name} error={error} context={context} />}
        {Extra && <Extra item={item} name={name} />}
        {slotsOf && <Slot island={slotsOf} name="item-after" data={{ item }} />}
      </div>
      {slotsOf ? (
        <div className="bzl-item__price">
          {price}
          <Slot island={slotsOf} name="item-price" data={{ item }} />
        </div>
      ) : (
        price
      )}
    </li>
  )
})
