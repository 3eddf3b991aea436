import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { skeletonOrRetry } from '../skeletonOrRetry'

/** Fetched with its strings when a session has ended. */
export const LazyCartSessionOver = lazyWidgetPart(
  async () => (await import('./CartSessionOver')).CartSessionOver,
  { namespaces: ['session'], fallback: skeletonOrRetry(2) },
)
