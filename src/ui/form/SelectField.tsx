import { type SelectHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldLook } from './FieldFrame'
import { usePageId } from '../usePageId'

type Select = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'width' | 'required'>
interface Option {
  value: string
  label: string
}
export type SelectFieldProps = Select & FieldLook & { name: string; options: Option[]; placeholder?: string }

/** The browser's own list. `placeholder` is the first, empty choice. */
export function SelectField(props: SelectFieldProps) {
  const { label, required, hint, error, width, options, placeholder, ...select } = props
  const made = usePageId()
  const id = select.id ?? made
  const look = { label, required, hint, error, width }
  return (
    <FieldFrame id={id} look={look}>
      <select
        className="bzl-input bzl-select"
        aria-required={required || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, look)}
        {...select}
        id={id}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
