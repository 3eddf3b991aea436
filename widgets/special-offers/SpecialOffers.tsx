import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { importPart } from '../../src/host/page/import-part'

/** Needs the cart's code, which the page should not wait for. */
const OfferList = lazyWidgetPart(async () => (await importPart(() => import('./OfferList'))).OfferList)

export function SpecialOffers({ free }: { free: '0' | '1' }) {
  return <OfferList key={free} isFree={free === '1'} />
}
