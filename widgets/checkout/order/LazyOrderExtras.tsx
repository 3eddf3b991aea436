import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { offeredExtras } from '../../../src/domain/order-extras'
import { $isVirtualCart } from '../../../src/state/cart/cart'
import { $settings } from '../../../src/state/page/config'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { skeletonOrRetry } from '../../../src/ui/skeletonOrRetry'

const OrderExtras = lazyWidgetPart(async () => (await import('./OrderExtras')).OrderExtras, {
  namespaces: ['order-extras'],
  fallback: skeletonOrRetry(1),
})

/** Undefined where the shop has none of them. */
function useOffered() {
  const offered = offeredExtras(useStore($settings), useStore($isVirtualCart))
  return Object.values(offered).includes(true) ? offered : undefined
}

/** Comment, gift message and newsletter, where the shop has them; nothing is loaded where it has none. */
export function LazyOrderExtras() {
  const offered = useOffered()
  return offered ? <OrderExtras {...offered} /> : null
}

/** For the step before, so that they are there when the review opens. */
export function useOrderExtrasAhead(): void {
  const hasAny = useOffered() !== undefined
  useEffect(() => void (hasAny && OrderExtras.prefetch()), [hasAny])
}
