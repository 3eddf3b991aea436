import { widget } from '#widget.tsx'
import en from '#locales/en/visitor-gift.json'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

/** Needs the cart's code, which the page should not wait for. */
const GiftPanel = lazyWidgetPart(async () => (await importPart(() => import('./GiftPanel.tsx'))).GiftPanel)

/**
 * The mystery gift a visitor gets for an e-mail address. Nothing is shown to those it is not for.
 *
 *   <div data-widget="visitor-gift" data-mount="visible"></div>
 */
export const mount = widget({ name: 'visitor-gift', component: GiftPanel, strings: en })
