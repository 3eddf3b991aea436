import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'

/** Needs the cart's code, which the page should not wait for. */
const GiftPanel = lazyWidgetPart(async () => (await import('./GiftPanel')).GiftPanel)

export function VisitorGift() {
  return <GiftPanel />
}
