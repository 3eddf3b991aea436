import { lazy, Suspense } from 'react'

/** What it shows needs the cart and comes apart from what starts it. */
const GiftPanel = lazy(() => import('./GiftPanel'))

export function VisitorGift() {
  return (
    <Suspense fallback={null}>
      <GiftPanel />
    </Suspense>
  )
}
