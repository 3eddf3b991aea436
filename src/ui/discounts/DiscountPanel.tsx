import { useStore } from '@nanostores/react'
import { $items } from '../../state/cart/cart'
import { $context } from '../../state/page/context'
import { CreditPart, PointsPart } from './BalanceParts'
import { CouponPart } from './CouponPart'
import { GiftCardPart } from './GiftCardPart'
import { PrimePart } from './PrimePart'
import { useDiscountText } from './text'

/** Everything that takes something off the total of this cart. Needs `extras.css`. */
export function DiscountPanel() {
  const text = useDiscountText()
  const items = useStore($items)
  // Which site this is decides on gift cards, which would push down what stands below them.
  const isSiteKnown = useStore($context) !== undefined
  if (!items?.length || !isSiteKnown) return null
  return (
    <section className="bzl-discounts" aria-label={text('title')}>
      <CouponPart />
      <GiftCardPart />
      <CreditPart />
      <PointsPart />
      <PrimePart />
    </section>
  )
}
