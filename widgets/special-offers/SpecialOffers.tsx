import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'

/** Needs the cart's code, which the page should not wait for. */
const OfferList = lazyWidgetPart(async () => (await import('./OfferList')).OfferList)

export function SpecialOffers({ free }: { free: '0' | '1' }) {
  return <OfferList key={free} isFree={free === '1'} />
}
