import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'

/** What it shows needs the cart and comes apart from what starts it. */
const OfferList = lazyWidgetPart(async () => (await import('./OfferList')).OfferList)

export function SpecialOffers({ free }: { free: '0' | '1' }) {
  return <OfferList key={free} isFree={free === '1'} />
}
