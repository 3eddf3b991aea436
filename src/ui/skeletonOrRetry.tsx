import type { PartFallback } from './island/lazyWidgetPart.tsx'
import { PartFailed } from './PartFailed.tsx'
import { Skeleton, type SkeletonKind } from './Skeleton.tsx'

/** Keeps the room of a lazy part with a skeleton; if its code does not arrive, says so, with the ways on. */
export const skeletonOrRetry =
  (count: number, kind?: SkeletonKind): PartFallback =>
  (_props, failure) => {
    if (failure) return <PartFailed onRetry={failure.retry} />
    return count > 0 ? <Skeleton count={count} kind={kind} /> : null
  }
