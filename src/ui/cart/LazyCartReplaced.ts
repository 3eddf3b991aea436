import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { skeletonOrRetry } from '../skeletonOrRetry'

/** Fetched with its strings when another cart has taken the place of the one on screen. */
export const LazyCartReplaced = lazyWidgetPart(async () => (await import('./CartReplaced')).CartReplaced, {
  namespaces: ['session'],
  fallback: skeletonOrRetry(0),
})
