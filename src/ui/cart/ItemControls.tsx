import { useStore } from '@nanostores/react'
import { num } from '../../domain/money/money'
import { itemControls } from '../../domain/cart/item-controls'
import { $item } from '../../state/cart/items'
import { $primeTerms } from '../../state/discounts/prime'
import { removeItem } from '../../state/cart/remove-item'
import { moveToWishlist } from '../../state/customer/wishlist'
import { useMessage, useCommon } from '../text/common'
import { useText } from '../text/i18n'
import { Notice } from '../Notice'
import type { ItemControlsProps } from './CartItem'
import { Quantity } from './Quantity'
import { useConfirm } from '../useConfirm'
import en from '../../../locales/en/cart.json'
import { usePageId } from '../usePageId'

/** Quantity, move to wish list and remove, as far as they apply to the item, and the reason of a refusal. */
export function ItemControls({ item, onRemove }: ItemControlsProps) {
  const common = useCommon()
  const text = useText('cart', en)
  const confirm = useConfirm()
  const errorId = usePageId()
  const { item_id } = item
  const { name = item.name, error: refusal } = useStore($item(item_id))
  const error = useMessage()(refusal)
  const controls = itemControls(item, useStore($primeTerms)?.sku)

  const confirmRemoval = async (question: 'item.remove-question' | 'item.wishlist-question') => {
    if (!(await confirm(common(question)))) return
    onRemove(item_id)
    await (question === 'item.remove-question' ? removeItem : moveToWishlist)(item_id)
  }
  const handleRemove = () => void confirmRemoval('item.remove-question')

  return (
    <>
      <div className="bzl-item__controls">
        {controls.quantity && (
          <Quantity
            itemId={item_id}
            name={name}
            value={num(item.qty)}
            onZero={handleRemove}
            describedBy={error ? errorId : undefined}
          />
        )}
        <div className="bzl-item__links">
          {controls.wishlist && (
            <button
              type="button"
              className="bzl-link"
              aria-label={common('item.wishlist', { name })}
              onClick={() => void confirmRemoval('item.wishlist-question')}
            >
              {text('item.wishlist-short')}
            </button>
          )}
          {controls.remove && (
            <button
              type="button"
              className="bzl-link"
              aria-label={common('item.remove', { name })}
              onClick={handleRemove}
            >
              {common('action.remove')}
            </button>
          )}
        </div>
      </div>
      {error && (
        <div id={errorId}>
          <Notice type="error">{error}</Notice>
        </div>
      )}
    </>
  )
}
