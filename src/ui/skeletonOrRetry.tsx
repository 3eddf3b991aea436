import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $online } from '../state/page/connection'
import { useCommon } from './text/common'
import type { PartFallback } from './island/lazyWidgetPart'
import { Notice } from './Notice'
import { Skeleton, type SkeletonKind } from './Skeleton'

/** Keeps the room of a lazy part with a skeleton; if its code does not arrive, shows an error with "Try again". */
export const skeletonOrRetry =
  (count: number, kind?: SkeletonKind): PartFallback =>
  (_props, failure) => {
    if (failure) return <Failed onRetry={failure.retry} />
    return count > 0 ? <Skeleton count={count} kind={kind} /> : null
  }

function Failed({ onRetry }: { onRetry(): void }) {
  const text = useCommon()
  const isOnline = useStore($online)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry()
    wasOffline.current = !isOnline
    // Only the network's return counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnline])
  if (!isOnline) return <Notice type="warning">{text('state.offline')}</Notice>
  const button = (
    <button type="button" className="bzl-link" onClick={onRetry}>
      {text('action.retry')}
    </button>
  )
  return (
    <Notice type="error" action={button}>
      {text('state.failed')}
    </Notice>
  )
}
