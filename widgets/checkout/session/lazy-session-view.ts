import type { ComponentType } from 'react'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'
import type * as SessionViews from './session-views'

/** A view of the session; its skeleton is `lines` lines high. */
export const lazySessionView = <P extends object>(
  choose: (views: typeof SessionViews) => ComponentType<P>,
  lines: number,
) =>
  lazyWidgetPart(async () => choose(await import('./session-views')), {
    namespaces: ['session'],
    style: 'checkout-steps',
    fallback: skeletonOrRetry(lines),
  })
