import { lazy, Suspense } from 'react'

/** What it shows needs the cart and comes apart from what starts it. */
const OfferList = lazy(() => import('./OfferList'))

export function SpecialOffers({ free }: { free: '0' | '1' }) {
  return (
    <Suspense fallback={null}>
      <OfferList key={free} isFree={free === '1'} />
    </Suspense>
  )
}
