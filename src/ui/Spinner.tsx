import { useCommon } from '#i18n/view/common.ts'

/** A small spinner with a text for screen readers. */
export function Spinner({ label }: { label?: string }) {
  const text = useCommon()
  return (
    <span className="bzl-spinner">
      <span className="bzl-unseen">{label ?? text('state.loading')}</span>
    </span>
  )
}
