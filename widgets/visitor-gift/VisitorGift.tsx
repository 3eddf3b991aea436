import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

/** Needs the cart's code, which the page should not wait for. */
const GiftPanel = lazyWidgetPart(async () => (await importPart(() => import('./GiftPanel.tsx'))).GiftPanel)

export function VisitorGift() {
  return <GiftPanel />
}
