import { useStore } from '@nanostores/react'
import { $itemCount } from '../../state/cart/contents'
import { $isLoggedIn } from '../../state/customer/customer'
import { $context } from '../../state/page/context'
import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { skeletonOrRetry } from '../skeletonOrRetry'
import { CouponPart } from './CouponPart'
import { GiftCardPart } from './GiftCardPart'
import { PrimePart } from './PrimePart'
import { useDiscountText } from './text'
import { importPart } from '../../host/page/import-part'

/** With the membership, which stands below the balances and would be pushed down. */
const CustomerParts = lazyWidgetPart(
  async () => (await importPart(() => import('./balances/BalanceParts'))).CustomerParts,
  {
    fallback: skeletonOrRetry(2),
  },
)

/** Everything that takes something off the total of this cart. Needs `extras.css`. */
export function DiscountPanel() {
  const text = useDiscountText()
  const count = useStore($itemCount)
  // Which site this is decides on gift cards, which would push down what stands below them.
  const isSiteKnown = useStore($context) !== undefined
  const isLoggedIn = useStore($isLoggedIn)
  if (!count || !isSiteKnown) return null
  return (
    <section className="bzl-discounts" aria-label={text('title')}>
      <CouponPart />
      <GiftCardPart />
      {isLoggedIn && <CustomerParts />}
      {isLoggedIn === false && <PrimePart />}
    </section>
  )
}
