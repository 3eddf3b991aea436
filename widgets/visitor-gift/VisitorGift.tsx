import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'

/** What it shows needs the cart and comes apart from what starts it. */
const GiftPanel = lazyWidgetPart(async () => (await import('./GiftPanel')).GiftPanel)

export function VisitorGift() {
  return <GiftPanel />
}
