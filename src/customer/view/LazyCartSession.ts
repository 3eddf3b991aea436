import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'

/** Fetched with its strings when a session has ended, or another cart has taken the place of the one on screen. */
export const LazyCartSession = lazyWidgetPart(
  async () => (await importPart(() => import('./SessionOver.tsx'))).CartSession,
  {
    namespaces: ['session'],
    fallback: skeletonOrRetry(2),
  },
)
