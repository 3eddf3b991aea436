import { useStore } from '@nanostores/react'
import { isFreeGift, isSpecialOffer, type QuoteItem } from '../../domain/cart/cart'
import { num } from '../../domain/money/money'
import { $money } from '../../state/page/context'
import { useCommon } from '../text/common'
import { useText } from '../text/i18n'
import { ItemOptions } from './ItemOptions'
import en from '../../../locales/en/cart.json'

interface Props {
  item: QuoteItem
  /** Shows the quantity, where no control does. */
  isCounted?: boolean
}

/** A cart item's name, brand, distinguishing facts and options, and the price of one when the quantity is more. */
export function ItemFacts({ item, isCounted }: Props) {
  const common = useCommon()
  const text = useText('cart', en)
  const { brand } = item.product.erp_extra
  const tag = tagOf(item)
  return (
    <>
      <p className="bzl-item__name" dir="auto">
        {item.url && isWebPage(item.url) ? <a href={item.url}>{item.name}</a> : item.name}
      </p>
      {brand && (
        <p className="bzl-item__brand" dir="auto">
          {text('item.brand', { brand })}
        </p>
      )}
      {tag && <p className="bzl-tag">{common(tag)}</p>}
      {item.is_virtual && <p className="bzl-item__unit">{text('item.virtual')}</p>}
      <ItemOptions item={item} />
      <ItemAmount item={item} isCounted={isCounted} />
    </>
  )
}

/** Each amount is keyed by its text: a page translator that rewrote it would otherwise keep an old one on screen. */
function ItemAmount({ item, isCounted }: Props) {
  const common = useCommon()
  const text = useText('cart', en)
  const money = useStore($money)
  if (isFreeGift(item)) return null
  const count = num(item.qty)
  const price = money(item.price_incl_tax)
  // Its room is kept while the price is not known.
  const isKnown = !Number.isNaN(item.price_incl_tax)
  const unit = isKnown ? common(isCounted ? 'item.times' : 'item.amount', { count, price }) : '\u00a0'
  const saved = text('item.saved', { amount: money(item.discount_amount) })
  return (
    <>
      {count > 1 && (
        <p className="bzl-item__unit" key={unit} translate="no">
          {unit}
        </p>
      )}
      {item.discount_amount > 0 && (
        <p className="bzl-item__saved" key={saved} translate="no">
          {saved}
        </p>
      )}
    </>
  )
}

function tagOf(item: QuoteItem) {
  if (isFreeGift(item)) return 'item.gift'
  return isSpecialOffer(item) ? 'item.offer' : undefined
}

const isWebPage = (url: string) => /^(https?:\/\/|\/(?!\/))/i.test(url)
