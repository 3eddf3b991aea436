import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { reload } from '../host/page/navigation'
import { $online } from '../state/page/connection'
import { useCommon } from './text/common'
import { Notice } from './Notice'

/**
 * Code of this place did not come: it is asked for again, by the shopper or when the network is back. After a release it
 * can be gone for good, and the page is loaded anew.
 */
export function PartFailed({ onRetry, isAnswer }: { onRetry(): void; isAnswer?: boolean }) {
  const text = useCommon()
  const isOnline = useStore($online)
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) onRetry()
    wasOffline.current = !isOnline
    // Only the network's return counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnline])
  if (!isOnline)
    return (
      <Notice type="warning" isAnswer={isAnswer}>
        {text('state.offline')}
      </Notice>
    )
  const actions = (
    <>
      <button type="button" className="bzl-link" onClick={onRetry}>
        {text('action.retry')}
      </button>
      <button type="button" className="bzl-link" onClick={() => void reload()}>
        {text('action.reload')}
      </button>
    </>
  )
  return (
    <Notice type="error" isAnswer={isAnswer} action={actions}>
      {text('state.part')}
    </Notice>
  )
}
