import type { InputHTMLAttributes } from 'react'
import { Checkbox } from '../Choice'
import { usePageId } from '../usePageId'
import { type FieldProblems, useFieldError } from './field-problem'
import { describedBy, type FieldLook } from './FieldFrame'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'width' | 'required'> &
  FieldLook & { name: string; problems?: FieldProblems }

/** A checkbox of a form, whose value is `1` or empty. */
export function TickField({ label, required, hint, width, problems, defaultValue, ...control }: Props) {
  const error = useFieldError(control.name, problems)
  const made = usePageId()
  const id = control.id ?? made
  return (
    <div className={`bzl-field bzl-field--${width ?? 'full'}`}>
      <Checkbox
        {...control}
        id={id}
        label={
          <>
            {label}
            {required && <span aria-hidden="true"> *</span>}
          </>
        }
        note={hint}
        value="1"
        defaultChecked={defaultValue === '1'}
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, error })}
      />
      {error && (
        <p className="bzl-field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
