import { Skeleton } from '#ui/Skeleton.tsx'

/** Takes the room of a card, where the page has written nothing into the marker. */
export const ProductSkeleton = () => (
  <div className="bzl-product bzl-product--loading">
    <span className="bzl-product__picture" aria-hidden="true" />
    <Skeleton count={2} />
  </div>
)
