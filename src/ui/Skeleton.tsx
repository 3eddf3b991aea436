import { useCommon } from '#i18n/view/common.ts'
import { ChangingText } from './ChangingText.tsx'
import { useDelay } from './useDelay.ts'

export type SkeletonKind = 'line' | 'item' | 'box'

interface Props {
  /** How many placeholders, each as high as what replaces it. */
  count?: number
  kind?: SkeletonKind
}

/** Placeholder for content that is loading. Takes its room at once and is drawn after 0.15 s. */
export function Skeleton({ count = 3, kind = 'line' }: Props) {
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
