import { useCommon } from './text/common'
import { useDelay } from './useDelay'

export type SkeletonKind = 'line' | 'item' | 'box'

interface Props {
  /** How many pieces are expected, each as high as the final one. */
  count?: number
  kind?: SkeletonKind
}

/** Holds the place of what is loading. It takes its room at once and is drawn only after 0.15 s. */
export function Skeleton({ count = 3, kind = 'line' }: Props) {
  const text = useCommon()
  const drawn = useDelay(150)
  const isLong = useDelay(10_000)
  return (
    <div className="bzl-skeletons" aria-busy="true" data-drawn={drawn}>
      <span className={isLong ? '' : 'bzl-unseen'}>
        {text(isLong ? 'state.still-working' : 'state.loading')}
      </span>
      {[...Array(count).keys()].map((index) => (
        <div key={index} className={`bzl-skeleton bzl-skeleton--${kind}`} aria-hidden="true" />
      ))}
    </div>
  )
}
