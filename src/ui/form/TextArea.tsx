import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame, useFieldFrame, type InFrame } from './Field.tsx'
import { personal } from '../personal.ts'

type Props = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof InFrame> & InFrame

/** Several lines of text. */
export function TextArea(props: Props) {
  const { frame, control } = useFieldFrame(props)
  return (
    <FieldFrame {...frame}>
      <textarea {...personal('bzl-input')} dir="auto" rows={3} {...control} />
    </FieldFrame>
  )
}
