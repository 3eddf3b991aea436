import { widget } from '#widget.tsx'
import en from '#locales/en/order-summary.json'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'

/** Needs the cart's code, which the page should not wait for. */
const Summary = lazyWidgetPart(async () => (await importPart(() => import('./Summary.tsx'))).Summary, {
  namespaces: ['cart'],
  style: 'extras',
  fallback: skeletonOrRetry(4),
})

/**
 * Totals and discount panel alone, beside whatever else shows the cart.
 *
 *   <div data-widget="order-summary">…shown until it is ready…</div>
 */
export const mount = widget({ name: 'order-summary', component: Summary, strings: en })
