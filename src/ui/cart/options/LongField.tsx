import type { TextareaHTMLAttributes } from 'react'
import { type FieldProblems, useFieldError } from '../../form/field-problem'
import { describedBy, FieldFrame, type FieldLook } from '../../form/FieldFrame'

type Props = FieldLook & { id: string; name: string; problems: FieldProblems } & Pick<
    TextareaHTMLAttributes<HTMLTextAreaElement>,
    'defaultValue' | 'onBlur' | 'onCompositionEnd'
  > & { onChange(event: never): void }

/** Several lines of text with their label. */
export function LongField({ label, required, hint, problems, onChange, ...input }: Props) {
  const error = useFieldError(input.name, problems)
  const look = { label, required, hint, error }
  return (
    <FieldFrame id={input.id} look={look}>
      <textarea
        className="bzl-input"
        dir="auto"
        rows={3}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(input.id, look)}
        {...input}
        onChange={onChange}
      />
    </FieldFrame>
  )
}
