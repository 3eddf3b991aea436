import { type InputHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldLook } from './FieldFrame'
import { type FieldProblems, useFieldError } from './field-problem'
import { usePageId } from '../usePageId'

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'width' | 'required'>
/** `children` follow the input. */
export type FieldProps = Input & FieldLook & { name: string; problems?: FieldProblems }

/**
 * One line of text with its label. Uncontrolled unless given a value, so autofill and IME are left alone. A huge paste
 * is cut, yet not at the rule's limit: text that is too long must reach validation.
 */
export function Field({
  label,
  required,
  hint,
  error: given,
  width,
  problems,
  children,
  ...input
}: FieldProps) {
  const error = useFieldError(input.name, problems) ?? given
  const made = usePageId()
  const id = input.id ?? made
  const look = { label, required, hint, error, width }
  return (
    <FieldFrame id={id} look={look}>
      <input
        className="bzl-input"
        type="text"
        dir="auto"
        maxLength={512}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, look)}
        {...input}
        id={id}
      />
      {children}
    </FieldFrame>
  )
}
