import { type SelectHTMLAttributes, useLayoutEffect, useRef } from 'react'
import { hostDocument } from '#dom/document.ts'
import { FieldFrame, useFieldFrame, type InFrame } from './Field.tsx'
import { personal } from '../personal.ts'

interface Option {
  value: string
  label: string
}
export type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof InFrame | 'value'> &
  InFrame & {
    options: readonly Option[]
    /** The first, empty choice. */
    placeholder: string
    defaultValue?: string
  }

/** The browser's own list. */
export function SelectField({ options, placeholder, defaultValue, ...field }: SelectFieldProps) {
  const { frame, control } = useFieldFrame(field)
  return (
    <FieldFrame {...frame}>
      <select
        {...personal('bzl-input bzl-select')}
        {...control}
        ref={useOptions(options, placeholder, defaultValue)}
      />
    </FieldFrame>
  )
}

/**
 * Writes the options as plain nodes, only when there are others: of the 240 countries, elements of the
 * framework would cost more than the rest of the form, and again at each render. The chosen option stays
 * chosen.
 */
function useOptions(options: readonly Option[], placeholder: string, defaultValue = '') {
  const ref = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => {
    const select = ref.current!
    const chosen = select.value || defaultValue
    const all = [{ value: '', label: placeholder }, ...options]
    select.replaceChildren(...all.map(toElement))
    select.value = chosen
    // Another list may not have it.
    if (!select.value) select.selectedIndex = 0
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
