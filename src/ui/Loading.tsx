import type { PartFallback } from './island/lazyWidgetPart.tsx'
import { type MouseEvent, type ReactNode, useEffect, useReducer, useState } from 'react'
import { useStore } from '@nanostores/react'
import { reload } from '#storefront/page/navigation.ts'
import { $online } from '#storefront/state/connection.ts'
import { useCommon } from '#i18n/view/common.ts'
import { Notice } from './Notice.tsx'
import { ChangingText } from './ChangingText.tsx'

/** False at first, true once the condition has held for that long: what is quick should not flicker. */
export function useDelay(milliseconds: number, holds = true): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!holds) return setLate(false)
    const timer = setTimeout(() => setLate(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, holds])
  return late
}

type SkeletonKind = 'line' | 'item' | 'box'

interface SkeletonProps {
  /** How many placeholders, each as high as what replaces it. */
  count?: number
  kind?: SkeletonKind
}

/** Placeholder for content that is loading. Takes its room at once and is drawn after 0.15 s. */
export function Skeleton({ count = 3, kind = 'line' }: SkeletonProps) {
  const text = useCommon()
  const drawn = useDelay(150)
  const isLong = useDelay(10_000)
  return (
    <div className="bzl-skeletons" aria-busy="true" data-drawn={drawn}>
      <ChangingText className={isLong ? '' : 'bzl-unseen'}>
        {text(isLong ? 'state.still-working' : 'state.loading')}
      </ChangingText>
      {Array(count)
        .fill(0)
        .map((_, index) => (
          <div key={index} className={`bzl-skeleton bzl-skeleton--${kind}`} aria-hidden="true" />
        ))}
    </div>
  )
}

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
    <div className="bzl-notice__actions">
      <button type="button" className="bzl-link" onClick={(event) => void handleRetry(event)}>
        {text('action.retry')}
      </button>
      <button type="button" className="bzl-link" onClick={() => void reload()}>
        {text('action.reload')}
      </button>
    </div>
  )
  return (
    <Notice key={failures} type="error" isAnswer={isAnswer} action={actions}>
      {children ?? text('state.part')}
    </Notice>
  )
}

/** Keeps the room of a lazy part with a skeleton; if its code does not arrive, says so, with the ways on. */
export const skeletonOrRetry =
  (count: number, kind?: SkeletonKind): PartFallback =>
  (_props, failure) => {
    if (failure) return <PartFailed onRetry={failure.retry} />
    return count > 0 ? <Skeleton count={count} kind={kind} /> : null
  }

/** A small spinner with a text for screen readers. */
export function Spinner({ label }: { label?: string }) {
  const text = useCommon()
  return (
    <span className="bzl-spinner">
      <ChangingText className="bzl-unseen">{label ?? text('state.loading')}</ChangingText>
    </span>
  )
}
