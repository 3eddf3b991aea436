import type { ReactNode } from 'react'
import { isFreeGift, isSpecialOffer, type QuoteItem, type ProductFacts } from '../../rules/cart.ts'
import { unitPrice, type SeenPrice } from '../../rules/tax-display.ts'
import type { ItemContext } from './useItemContext.ts'
import type { Text } from '#i18n/view/i18n.ts'
import type common from '#locales/en/common.json'

/** How long a product takes to make, in whole days, and that it cannot be returned, as far as the shop says so. */
export function madeFacts(
  { erp_extra: { lead_time }, is_returnable }: ProductFacts,
  text: Text<typeof common>,
): string[] {
  return [
    lead_time ? text('item.lead-time', { count: Math.ceil(lead_time) }) : '',
    is_returnable === 0 ? text('item.no-return') : '',
  ].filter(Boolean)
}

interface Props {
  item: QuoteItem
  was?: SeenPrice
  /** Shows the quantity and the price of one, where no control does. */
  isCounted: boolean
  context: ItemContext
  /** The item's options. */
  children: ReactNode
}

/** A cart item's name, brand, distinguishing facts and options, and what its price was or is less by. */
export function ItemFacts({ item, was, isCounted, context, children }: Props) {
  const { common } = context
  const { only_x_left_in_stock: left, erp_extra } = item.product
  const { brand } = erp_extra
  const tag = tagOf(item)
  return (
    <>
      <p className="bzl-item__name" dir="auto">
        {item.url && isWebPage(item.url) ? <a href={item.url}>{item.name}</a> : item.name}
      </p>
      {brand && (
        <p className="bzl-item__brand" dir="auto">
          {common('item.brand', { brand })}
        </p>
      )}
      {tag && <p className="bzl-tag">{common(tag)}</p>}
      {left && (
        <p key={left} className="bzl-tag">
          {common('item.left', { count: left })}
        </p>
      )}
      {item.is_virtual && <p className="bzl-item__unit">{common('item.virtual')}</p>}
      {children}
      {madeFacts(item.product, common).map((fact) => (
        <p className="bzl-item__unit" key={fact}>
          {fact}
        </p>
      ))}
      {!isFreeGift(item) && itemAmount(item, was, isCounted, context)}
    </>
  )
}

/** Each amount is keyed by its text: a page translator that rewrote it would otherwise keep an old one on screen. */
function itemAmount(
  item: QuoteItem,
  was: SeenPrice | undefined,
  isCounted: boolean,
  { common, money, taxMode }: ItemContext,
) {
  const count = item.qty
  const times =
    isCounted && count !== 1 && common('item.times', { count, price: money(unitPrice(taxMode, item)) })
  const earlier = was && common('item.was', { price: money(unitPrice(taxMode, was)) })
  const saved = item.discount_amount > 0 && common('item.saved', { amount: money(item.discount_amount) })
  return [times, earlier, saved].map(
    (line) =>
      line && (
        <p className={line === saved ? 'bzl-item__saved' : 'bzl-item__unit'} key={line} translate="no">
          {line}
        </p>
      ),
  )
}

function tagOf(item: QuoteItem) {
  if (isFreeGift(item)) return 'item.gift'
  return isSpecialOffer(item) ? 'item.offer' : undefined
}

const isWebPage = (url: string) => /^(https?:\/\/|\/(?!\/))/i.test(url)
