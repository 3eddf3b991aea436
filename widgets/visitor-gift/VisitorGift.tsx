import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { importPart } from '../../src/host/page/import-part'

/** Needs the cart's code, which the page should not wait for. */
const GiftPanel = lazyWidgetPart(async () => (await importPart(() => import('./GiftPanel'))).GiftPanel)

export function VisitorGift() {
  return <GiftPanel />
}
