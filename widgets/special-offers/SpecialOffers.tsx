import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

/** Needs the cart's code, which the page should not wait for. */
const OfferList = lazyWidgetPart(async () => (await importPart(() => import('./OfferList.tsx'))).OfferList)

export function SpecialOffers({ free }: { free: '0' | '1' }) {
  return <OfferList key={free} isFree={free === '1'} />
}
