import { usePageId } from '../usePageId.ts'
import { type FieldProblems, useFieldError } from './field-problem.ts'
import { describedBy, type FieldLook } from './FieldFrame.tsx'

/** `error` is shown where the form knows of no problem. */
export type InFrame = FieldLook & { name: string; id?: string; problems?: FieldProblems }

/** Splits a field's properties: for its FieldFrame, and for its control with what ties it to label, hint and error. */
export function useFieldFrame<Field extends InFrame>(field: Field) {
  const { label, required, hint, error: given, width, problems, ...control } = field
  const error = useFieldError(field.name, problems) ?? given
  const made = usePageId()
  const id = field.id ?? made
  const look = { label, required, hint, error, width }
  return {
    frame: { id, look },
    control: {
      'aria-required': required || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, look),
      ...control,
      id,
    },
  }
}
