import { type SelectHTMLAttributes, useLayoutEffect, useRef } from 'react'
import { type FieldProblems, useFieldError } from './field-problem'
import { describedBy, FieldFrame, type FieldLook } from './FieldFrame'
import { usePageId } from '../usePageId'
import { hostDocument } from '../../host/page/document'

type Select = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'width' | 'required' | 'value' | 'defaultValue'>
interface Option {
  value: string
  label: string
}
export type SelectFieldProps = Select &
  FieldLook & {
    name: string
    options: readonly Option[]
    /** The first, empty choice. */
    placeholder: string
    defaultValue?: string
    problems?: FieldProblems
  }

/** The browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const { label, required, hint, error: given, width, problems, ...control } = props
  const { options, placeholder, defaultValue, ...select } = control
  const made = usePageId()
  const id = select.id ?? made
  const error = useFieldError(select.name, problems) ?? given
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
        ref={useOptions(options, placeholder, defaultValue)}
      />
    </FieldFrame>
  )
}

/**
 * Writes the options as plain nodes, only when there are others: of the 240 countries, elements of the framework would
 * cost more than the rest of the form, and again at each render. What is chosen stays chosen.
 */
function useOptions(options: readonly Option[], placeholder: string, defaultValue = '') {
  const ref = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => {
    const select = ref.current!
    const chosen = select.value || defaultValue
    const all = [{ value: '', label: placeholder }, ...options]
    select.replaceChildren(...all.map(toElement))
    select.value = chosen
    // A first value is taken over once; another one comes with another key.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [options, placeholder])
  return ref
}

function toElement({ value, label }: Option) {
  const option = hostDocument.createElement('option')
  option.value = value
  option.textContent = label
  return option
}
