import type { InputHTMLAttributes } from 'react'
import { FieldFrame } from './FieldFrame.tsx'
import { useFieldFrame, type InFrame } from './useFieldFrame.ts'
import { personal } from '../personal.ts'

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
