import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { announce } from '#ui/announcer/announce.ts'
import type { PartFallback } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/skeletonOrRetry.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { orderChecks } from '../state/order/before-order.ts'

const placeholder = skeletonOrRetry(1)

/** In place of a part without which nothing is ordered: a press on the order button shows and says what it waits for. */
export const awaitedPart: PartFallback = (props, failure) => (
  <AwaitedPart hasFailed={failure !== undefined}>{placeholder(props, failure)}</AwaitedPart>
)

function AwaitedPart({ hasFailed, children }: { hasFailed: boolean; children: ReactNode }) {
  const sentence = useCommon()(hasFailed ? 'state.part' : 'state.still-working')
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const isThere = () => {
      place.current!.scrollIntoView({ block: 'nearest' })
      announce(sentence, 'assertive')
      return false
    }
    orderChecks.add(isThere)
    return () => void orderChecks.delete(isThere)
  }, [sentence])
  return <div ref={place}>{children}</div>
}
