import { memo, type ComponentType } from 'react'
import { useStore } from '@nanostores/react'
import type { QuoteItem } from '../../rules/cart.ts'
import { $item, type ItemState, shownQuantity } from '../../state/items.ts'
import { ItemFacts } from './ItemFacts.tsx'
import { ItemImage } from './ItemImage.tsx'
import { CartItemOptions } from './ItemOptions.tsx'
import { ItemPrice } from './ItemPrice.tsx'
import type { ItemContext } from './useItemContext.ts'
import { Notice } from '#ui/Notice.tsx'
import { Slot } from '#slots/view/Slot.tsx'
import { MAX_QUANTITY } from '../../rules/item-quantity.ts'
import { valueText } from '#i18n/view/i18n.ts'

export interface CartItemProps {
  itemId: string
  context: ItemContext
  /** The component that a widget adds under an item. */
  Extra?: ComponentType<{ item: QuoteItem; name: string }>
}

/** The rest of an item's state is written into its row, without rendering. */
const RENDERED: { keys: (keyof ItemState)[] } = { keys: ['item', 'name', 'was', 'error', 'brokenImage'] }

/** One item of the cart. A change of one item renders that one. */
export const CartItem = memo(function CartItem(props: CartItemProps) {
  const { itemId, context, Extra } = props
  const { item, name = '', was, error, brokenImage } = useStore($item(itemId), RENDERED)
  const { drawControls, slotsOf } = context
  if (!item) return null
  const price = <ItemPrice item={item} context={context} />
  return (
    <li className="bzl-item" data-bzl-item={itemId} ref={(row) => bindItem(row!, itemId)}>
      <ItemImage item={item} broken={brokenImage} context={context} />
      <div className="bzl-item__body">
        <ItemFacts item={item} was={was} isCounted={!drawControls} context={context}>
          <CartItemOptions item={item} context={context} />
        </ItemFacts>
        {item.message && (
          <Notice type="warning" quiet>
            {item.message}
          </Notice>
        )}
        {drawControls?.({ item, name, error, context })}
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

/**
 * Writes into an item's row what changes with every press: its quantity and whether it is busy. A quantity the shopper is
 * typing stays: it differs from the field's default value, which is the last one written.
 */
function bindItem(row: HTMLElement, itemId: string): () => void {
  const field = row.querySelector<HTMLInputElement>('.bzl-quantity__input')
  const more = row.querySelector('[data-bzl-action="increase"]')
  return $item(itemId).subscribe((state) => {
    row.setAttribute('aria-busy', String(Boolean(state.isLeaving) || state.pending !== undefined))
    if (!field) return
    const qty = shownQuantity(state)
    const text = valueText(qty)
    // The same number written again would be a layout shift of the text inside the field.
    if (field.defaultValue !== text) {
      const isTyping = field.value !== field.defaultValue
      field.defaultValue = text
      if (!isTyping) field.value = field.defaultValue
    }
    more!.setAttribute('aria-disabled', String(qty >= MAX_QUANTITY))
  })
}
