import type { ComponentType } from 'react'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/skeletonOrRetry.tsx'

/** Makes the components of a module that is fetched later, with its strings; the skeleton of each is `lines` lines high. */
export const lazyPartsOf =
  <M>(load: () => Promise<M>, namespaces: string[]) =>
  <P extends object>(choose: (module: M) => ComponentType<P>, lines: number) =>
    lazyWidgetPart(async () => choose(await load()), {
      namespaces,
      style: 'checkout-steps',
      fallback: skeletonOrRetry(lines),
    })
