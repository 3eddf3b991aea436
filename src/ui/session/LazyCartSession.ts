import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { skeletonOrRetry } from '../skeletonOrRetry'
import { importPart } from '../../host/page/import-part'

/** Fetched with its strings when a session has ended, or another cart has taken the place of the one on screen. */
export const LazyCartSession = lazyWidgetPart(
  async () => (await importPart(() => import('./CartSession'))).CartSession,
  {
    namespaces: ['session'],
    fallback: skeletonOrRetry(2),
  },
)
