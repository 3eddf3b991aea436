import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'

/** Needs the cart's code, which the page should not wait for. */
const Summary = lazyWidgetPart(async () => (await importPart(() => import('./Summary.tsx'))).Summary, {
  style: 'extras',
  fallback: skeletonOrRetry(4),
})

export function OrderSummary() {
  return <Summary />
}
