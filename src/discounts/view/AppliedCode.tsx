import type { ReactNode, RefObject } from 'react'
import { useCommon } from '#i18n/view/common.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  code: string
  note?: ReactNode
  end?: ReactNode
  /** Accessible name of the button, which shows only "Remove". */
  removeLabel: string
  removeRef?: RefObject<HTMLButtonElement | null>
  isBusy: boolean
  onRemove(): void
}

/** A code that is applied, with a button to remove it. */
export function AppliedCode({ code, note, end, removeLabel, removeRef, isBusy, onRemove }: Props) {
  const text = useCommon()
  return (
    <div className="bzl-discounts__applied" aria-busy={isBusy}>
      <Icon name="check" />
      <p className="bzl-discounts__code">
        <bdi translate="no">{code}</bdi>
        {note && <span className="bzl-discounts__note">{note}</span>}
      </p>
      {end}
      <button
        type="button"
        className="bzl-link"
        ref={removeRef}
        aria-label={removeLabel}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onRemove()}
      >
        {text('action.remove')}
      </button>
    </div>
  )
}
