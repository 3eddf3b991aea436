import { map, type MapStore } from 'nanostores'
import { useStore } from '@nanostores/react'
import type { Problem } from '#lib/validate.ts'
import { useMessage } from '#i18n/view/common.ts'

/**
 * The problems of the fields of one form, by name. Each field listens to its own, so that a key renders no
 * other.
 */
export type FieldProblems = MapStore<Record<string, Problem | string | undefined>>

const NONE: FieldProblems = map()

/** The error to show at a field; undefined for one that is right, or in no form. */
export function useFieldError(name: string, problems = NONE): string | undefined {
  const message = useMessage()
  return message(useStore(problems, { keys: [name] })[name])
}
