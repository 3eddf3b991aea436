import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { skeletonOrRetry } from '../skeletonOrRetry'
import { importPart } from '../../host/page/import-part'

/** The login form, fetched with its strings when somebody wants to log in. */
export const LazyLoginForm = lazyWidgetPart(
  async () => (await importPart(() => import('./LoginForm'))).LoginForm,
  {
    namespaces: ['login'],
    fallback: skeletonOrRetry(2),
  },
)
