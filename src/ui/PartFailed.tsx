import { useEffect, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { reload } from '../host/page/navigation'
import { $online } from '../state/page/connection'
import { useCommon } from './text/common'
import { Notice } from './Notice'

interface Props {
  onRetry(): void
  isAnswer?: boolean
  /** What has failed, where it may be more than code. */
  children?: ReactNode
}

/**
 * Code of this place did not come: it is asked for again, by the shopper or when the network is back. After a release it
 * can be gone for good, and the page is loaded anew.
 */
export function PartFailed({ onRetry, isAnswer, children }: Props) {
  const text = useCommon()
  const isOnline = useStore($online)
  useEffect(() => $online.listen((isBack) => isBack && onRetry()), [onRetry])
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
      {children ?? text('state.part')}
    </Notice>
  )
}
