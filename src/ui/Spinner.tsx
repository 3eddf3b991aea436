import { useCommon } from './text/common'

/** A small turning ring with its meaning in words for those who do not see it. */
export function Spinner({ label }: { label?: string }) {
  const text = useCommon()
  return (
    <span className="bzl-spinner">
      <span className="bzl-unseen">{label ?? text('state.loading')}</span>
    </span>
  )
}
