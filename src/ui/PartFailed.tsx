import { type MouseEvent, type ReactNode, useEffect, useReducer } from 'react'
import { useStore } from '@nanostores/react'
import { reload } from '#storefront/page/navigation.ts'
import { $online } from '#storefront/state/connection.ts'
import { useCommon } from '#i18n/view/common.ts'
import { Notice } from './Notice.tsx'

interface Props {
  /** The retry is awaited: if the message is still there afterwards, it has failed again. */
  onRetry(): unknown
  isAnswer?: boolean
  /** Tells what has failed, if it may be more than code. */
  children?: ReactNode
}

/**
 * Code of this place did not come: it is asked for again, by the shopper or when the network is back. After a release it
 * can be gone for good, and the page is loaded anew.
 */
export function PartFailed({ onRetry, isAnswer, children }: Props) {
  const text = useCommon()
  const isOnline = useStore($online)
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0)
  useEffect(() => $online.listen((isBack) => isBack && onRetry()), [onRetry])
  if (!isOnline)
    return (
      <Notice type="warning" isAnswer={isAnswer}>
        {text('state.offline')}
      </Notice>
    )
  const handleRetry = async ({ currentTarget }: MouseEvent) => {
    // The button goes; what it stands in has its place next.
    const around = currentTarget.closest('.bzl-notice')!.parentElement!
    around.tabIndex = -1
    around.focus({ preventScroll: true })
    await onRetry()
    countFailure()
  }
  const actions = (
    <>
      <button type="button" className="bzl-link" onClick={(event) => void handleRetry(event)}>
        {text('action.retry')}
      </button>
      <button type="button" className="bzl-link" onClick={() => void reload()}>
        {text('action.reload')}
      </button>
    </>
  )
  return (
    <Notice key={failures} type="error" isAnswer={isAnswer} action={actions}>
      {children ?? text('state.part')}
    </Notice>
  )
}
