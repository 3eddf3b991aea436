import { useStore } from '@nanostores/react'
import { $itemCount } from '#cart/state/contents.ts'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { $context } from '#storefront/state/context.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { CouponPart } from './CouponPart.tsx'
import { GiftCardPart } from './GiftCardPart.tsx'
import { PrimePart } from './PrimePart.tsx'
import { useDiscountText } from './useDiscount.ts'
import { importPart } from '#dom/import-part.ts'

/** The balances are shown with the membership, which stands below them and would be pushed down. */
const CustomerParts = lazyWidgetPart(
  async () => (await importPart(() => import('./balances/BalanceParts.tsx'))).CustomerParts,
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
