import { itemControls } from '../../../domain/cart/item-controls'
import { configureUrl } from '../../../state/page/configure-url'
import { Notice } from '../../Notice'
import type { ItemControlsProps } from './CartItem'
import { Quantity } from './Quantity'
import type { ItemAction } from './useItemEvents'

/** Quantity, options, move to wish list and remove, as far as they apply to the item, and the reason of a refusal. */
export function ItemControls({ item, name, error, context }: ItemControlsProps) {
  const { text, common, message, primeSku } = context
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
          {controls.wishlist && (
            <Link action="wishlist" label={common('item.wishlist', { name })}>
              {text('item.wishlist-short')}
            </Link>
          )}
          {controls.remove && (
            <Link action="remove" label={common('item.remove', { name })}>
              {common('action.remove')}
            </Link>
          )}
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

const Link = ({ action, label, children }: { action: ItemAction; label: string; children: string }) => (
  <button type="button" className="bzl-link" aria-label={label} data-bzl-action={action}>
    {children}
  </button>
)
