import { isFreeGift, type QuoteItem } from '../../rules/cart.ts'
import { itemControls } from '../../rules/item-controls.ts'
import { unitPrice } from '../../rules/tax-display.ts'
import { configureUrl } from '../../state/items.ts'
import { Notice } from '#ui/Notice.tsx'
import type { ItemContext, ItemControlsProps } from './useItemContext.ts'
import type { ItemAction } from './useItemEvents.ts'
import type { Text } from '#i18n/view/i18n.ts'
import type en from '#locales/en/cart.json'

interface Props extends ItemControlsProps {
  text: Text<typeof en>
}

/** Quantity, options, move to wish list and remove, as far as they apply to the item, and the reason of a refusal. */
export function ItemControls({ item, name, error, context, text }: Props) {
  const { common, message, primeSku } = context
  const controls = itemControls(item, primeSku)
  const hasDialog = controls.options === 'here'
  const problem = message(error)
  const errorId = `${context.id}-${item.item_id}`
  return (
    <>
      <div className="bzl-item__controls">
        {controls.quantity && quantity(name, problem ? errorId : undefined, item.is_qty_decimal, text)}
        {priceOfOne(item, context, text)}
        <div className="bzl-item__links">
          {controls.options && (
            <a
              className="bzl-link"
              href={configureUrl(item)}
              aria-haspopup={hasDialog ? 'dialog' : undefined}
              aria-label={text('item.change', { name })}
              data-bzl-action={hasDialog ? 'options' : undefined}
            >
              {common('action.change')}
            </a>
          )}
          {controls.wishlist &&
            link('wishlist', text('item.wishlist', { name }), text('item.wishlist-short'))}
          {controls.remove && link('remove', text('item.remove', { name }), common('action.remove'))}
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

/** − number +. The number is written by `bindItem`. */
const quantity = (
  name: string,
  describedBy: string | undefined,
  isDecimal: boolean | undefined,
  text: Text<typeof en>,
) => (
  <div className="bzl-quantity">
    {step('decrease', text('item.decrease', { name }))}
    <input
      className="bzl-quantity__input"
      type="text"
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={isDecimal ? 10 : 5}
      translate="no"
      aria-label={text('item.quantity', { name })}
      aria-describedby={describedBy}
    />
    {step('increase', text('item.increase', { name }))}
  </div>
)

const step = (action: ItemAction, label: string) => (
  <button
    type="button"
    className={`bzl-icon-button bzl-quantity__${action}`}
    aria-label={label}
    data-bzl-action={action}
  />
)

const link = (action: ItemAction, label: string, text: string) => (
  <button type="button" className="bzl-link" aria-label={label} data-bzl-action={action}>
    {text}
  </button>
)

/**
 * The price of one where the quantity is another. Beside the control, which it must not move: it comes with the shop's answer
 * to a press. Keyed by its text: a page translator that rewrote it would otherwise keep an old one on screen.
 */
function priceOfOne(item: QuoteItem, { money, taxMode }: ItemContext, text: Text<typeof en>) {
  const price = unitPrice(taxMode, item)
  if (item.qty === 1 || isFreeGift(item) || Number.isNaN(price)) return null
  const words = text('item.amount', { price: money(price) })
  return (
    <p key={words} className="bzl-item__each" translate="no">
      {words}
    </p>
  )
}
