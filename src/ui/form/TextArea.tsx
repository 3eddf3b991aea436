import type { TextareaHTMLAttributes } from 'react'
import { usePageId } from '../usePageId'
import { type FieldProblems, useFieldError } from './field-problem'
import { describedBy, FieldFrame, type FieldLook } from './FieldFrame'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'width' | 'required'> &
  FieldLook & { name: string; problems?: FieldProblems }

/** Several lines of text. */
export function TextArea({ label, required, hint, error: given, width, problems, ...control }: Props) {
  const error = useFieldError(control.name, problems) ?? given
  const made = usePageId()
  const id = control.id ?? made
  const look = { label, required, hint, error, width }
  return (
    <FieldFrame id={id} look={look}>
      <textarea
        className="bzl-input"
        dir="auto"
        rows={3}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, look)}
        {...control}
        id={id}
      />
    </FieldFrame>
  )
}
