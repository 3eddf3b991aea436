import { ChangingText } from './ChangingText.tsx'
import { useCommon } from '#i18n/view/common.ts'

/** A small spinner with a text for screen readers. */
export function Spinner({ label }: { label?: string }) {
  const text = useCommon()
  return (
    <span className="bzl-spinner">
      <ChangingText className="bzl-unseen">{label ?? text('state.loading')}</ChangingText>
    </span>
  )
}
