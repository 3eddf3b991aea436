import type { InputHTMLAttributes, ReactNode } from 'react'
import { personal } from '../personal.ts'
import { ChangingText } from '../ChangingText.tsx'
import { useCommon, useMessage } from '#i18n/view/common.ts'
import { usePageId } from '../usePageId.ts'
import { map, type MapStore } from 'nanostores'
import { useStore } from '@nanostores/react'
import type { Problem } from '#lib/validate.ts'

/**
 * The problems of the fields of one form, by name. Each field listens to its own, so that a key renders no
 * other.
 */
export type FieldProblems = MapStore<Record<string, Problem | string | undefined>>

const NONE: FieldProblems = map()

/** The error to show at a field; undefined for one that is right, or in no form. */
export function useFieldError(name: string, problems = NONE): string | undefined {
  const message = useMessage()
  return message(useStore(problems, { keys: [name] })[name])
}

/** `error` is shown where the form knows of no problem. */
export type InFrame = FieldLook & { name: string; id?: string; problems?: FieldProblems }

/** Splits a field's properties: for its FieldFrame, and for its control with what ties it to label, hint and error. */
export function useFieldFrame<Field extends InFrame>(field: Field) {
  const { label, required, hint, error: given, width, problems, ...control } = field
  const error = useFieldError(field.name, problems) ?? given
  const made = usePageId()
  const id = field.id ?? made
  const look = { label, required, hint, error, width }
  return {
    frame: { id, look },
    control: {
      'aria-required': required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, look),
      ...control,
      id,
    },
  }
}

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

/** `children` follow the input. */
export type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, keyof InFrame> & InFrame

/**
 * One line of text with its label. Uncontrolled unless given a value, so autofill and IME are left alone. A huge paste
 * is cut, yet not at the rule's limit: text that is too long must reach validation.
 */
export function Field({ children, ...field }: FieldProps) {
  const { frame, control } = useFieldFrame(field)
  return (
    <FieldFrame {...frame}>
      <input {...personal('bzl-input')} type="text" dir="auto" maxLength={512} {...control} />
      {children}
    </FieldFrame>
  )
}
