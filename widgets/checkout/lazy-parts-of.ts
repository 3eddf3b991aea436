import type { ComponentType } from 'react'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'

/** Makes the components of a module that is fetched later, with its strings; the skeleton of each is `lines` lines high. */
export const lazyPartsOf =
  <M>(load: () => Promise<M>, namespaces: string[]) =>
  <P extends object>(choose: (module: M) => ComponentType<P>, lines: number) =>
    lazyWidgetPart(async () => choose(await load()), {
      namespaces,
      style: 'checkout-steps',
      fallback: skeletonOrRetry(lines),
    })
