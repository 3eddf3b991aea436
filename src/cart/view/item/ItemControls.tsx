import { isFreeGift, type QuoteItem } from '../../rules/cart.ts'
import { itemControls } from '../../rules/item-controls.ts'
import { unitPrice } from '../../rules/tax-display.ts'
import { configureUrl } from '#storefront/state/configure-url.ts'
import { Notice } from '#ui/Notice.tsx'
import type { ItemControlsProps } from './CartItem.tsx'
import { Quantity } from './Quantity.tsx'
import type { ItemContext } from './useItemContext.ts'
import type { ItemAction } from './useItemEvents.ts'

/** Quantity, options, move to wish list and remove, as far as they apply to the item, and the reason of a refusal. */
export function ItemControls({ item, name, error, context }: ItemControlsProps) {
  const { common, message, primeSku } = context
  const controls = itemControls(item, primeSku)
  const hasDialog = controls.options === 'here'
  const problem = message(error)
  const errorId = `${context.id}-${item.item_id}`
  return (
    <>
      <div className="bzl-item__controls">
        {controls.quantity && (
          <Quantity
            name={name}
            describedBy={problem ? errorId : undefined}
            isDecimal={item.is_qty_decimal}
            text={common}
          />
        )}
        {priceOfOne(item, context)}
        <div className="bzl-item__links">
          {controls.options && (
            <a
              className="bzl-link"
              href={configureUrl(item)}
              aria-haspopup={hasDialog ? 'dialog' : undefined}
              aria-label={common('item.change', { name })}
              data-bzl-action={hasDialog ? 'options' : undefined}
            >
              {common('action.change')}
            </a>
          )}
          {controls.wishlist &&
            link('wishlist', common('item.wishlist', { name }), common('item.wishlist-short'))}
          {controls.remove && link('remove', common('item.remove', { name }), common('action.remove'))}
        </div>
      </div>
      {problem && (
        <div id={errorId}>
          <Notice type="error">{problem}</Notice>
        </div>
      )}
    </>
  )
}

const link = (action: ItemAction, label: string, text: string) => (
  <button type="button" className="bzl-link" aria-label={label} data-bzl-action={action}>
    {text}
  </button>
)

/**
 * The price of one where the quantity is another. Beside the control, which it must not move: it comes with the shop's answer
 * to a press. Keyed by its text: a page translator that rewrote it would otherwise keep an old one on screen.
 */
function priceOfOne(item: QuoteItem, { common, money, taxMode }: ItemContext) {
  const price = unitPrice(taxMode, item)
  if (item.qty === 1 || isFreeGift(item) || Number.isNaN(price)) return null
  const text = common('item.amount', { price: money(price) })
  return (
    <p key={text} className="bzl-item__each" translate="no">
      {text}
    </p>
  )
}
