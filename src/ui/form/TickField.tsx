import type { InputHTMLAttributes } from 'react'
import { Checkbox } from '../Choice.tsx'
import { useFieldFrame, type InFrame } from './Field.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, keyof InFrame> & InFrame

/** A checkbox of a form, whose value is `1` or empty. Its hint is part of its label. */
export function TickField({ hint, defaultValue, ...field }: Props) {
  const { frame, control } = useFieldFrame(field)
  const { id, look } = frame
  return (
    <div className={`bzl-field bzl-field--${look.width ?? 'full'}`}>
      <Checkbox
        {...control}
        label={
          <>
            {look.label}
            {look.required && <span aria-hidden="true"> *</span>}
          </>
        }
        note={hint}
        value="1"
        defaultChecked={defaultValue === '1'}
      />
      {look.error && (
        <p className="bzl-field__error" id={`${id}-error`}>
          {look.error}
        </p>
      )}
    </div>
  )
}
