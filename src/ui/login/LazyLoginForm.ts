import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { skeletonOrRetry } from '../skeletonOrRetry'

/** The login form, fetched with its strings when somebody wants to log in. */
export const LazyLoginForm = lazyWidgetPart(async () => (await import('./LoginForm')).LoginForm, {
  namespaces: ['login'],
  fallback: skeletonOrRetry(2),
})
