import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'

/** The login form, fetched with its strings when somebody wants to log in. */
export const LazyLoginForm = lazyWidgetPart(
  async () => (await importPart(() => import('./LoginForm.tsx'))).LoginForm,
  {
    namespaces: ['login'],
    fallback: skeletonOrRetry(2),
  },
)
