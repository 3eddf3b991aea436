import type { ReactNode } from 'react'
import { ChangingText } from '../ChangingText.tsx'
import { useCommon } from '#i18n/view/common.ts'

/** The parts every field has around its control. */
export interface FieldLook {
  label: string
  required?: boolean
  hint?: ReactNode
  error?: string
  width?: 'half' | 'full'
}

/** Ids that tie hint and error to the control. */
export const describedBy = (id: string, { hint, error }: FieldLook) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** Label above, hint and error below one control. Required and optional are both marked. */
export function FieldFrame({ id, look, children }: { id: string; look: FieldLook; children: ReactNode }) {
  const text = useCommon()
  return (
    <div className={`bzl-field bzl-field--${look.width ?? 'full'}`}>
      <label className="bzl-field__label" htmlFor={id}>
        <ChangingText>{look.label}</ChangingText>
        {look.required ? (
          <span aria-hidden="true"> *</span>
        ) : (
          <span className="bzl-field__optional"> ({text('form.optional')})</span>
        )}
      </label>
      {children}
      {look.error && (
        <p key={look.error} className="bzl-field__error" id={`${id}-error`}>
          {look.error}
        </p>
      )}
      {look.hint && (
        <p className="bzl-field__hint" id={`${id}-hint`}>
          <ChangingText>{look.hint}</ChangingText>
        </p>
      )}
    </div>
  )
}
