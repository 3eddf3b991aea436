import { isFreeGift, type QuoteItem } from '../../rules/cart.ts'
import { amountBeside, shownAmount } from '../../rules/tax-display.ts'
import type { ItemContext } from './useItemContext.ts'

/** A cart item's price, with tax or without as the shop shows it; its room is kept while it is not known. */
export function ItemPrice({ item, context }: { item: QuoteItem; context: ItemContext }) {
  const { common, money, taxMode } = context
  const amounts = [taxMode, item.row_total, item.row_total_incl_tax] as const
  const amount = shownAmount(...amounts)
  const beside = amountBeside(...amounts)
  if (Number.isNaN(amount)) return <div className="bzl-item__price" aria-busy />
  if (isFreeGift(item) && amount === 0) return <div className="bzl-item__price">{common('item.free')}</div>
  const price = money(amount)
  return (
    <div className="bzl-item__price">
      <span className="bzl-unseen">{common('total.subtotal')} </span>
      <bdi key={price} className="bzl-price" translate="no">
        {price}
      </bdi>
      {beside !== undefined && (
        <small key={beside}>
          {' '}
          {common('totals.detail', { title: money(beside), detail: common('tax.excluding') })}
        </small>
      )}
    </div>
  )
}
