import { useCallback } from 'react'
import type { Problem } from '#lib/validate.ts'
import common from '#locales/en/common.json'
import { type Text, useText, useWords } from './i18n.ts'

/** Strings of parts that widgets share. */
export const useCommon = (): Text<typeof common> => useText('common', common)

/** Text of a validation problem or a refusal: a key of the common strings with its values, or ready text. */
export function useMessage(): (problem: Problem | string | undefined) => string | undefined {
  const words = useWords('common', common)
  return useCallback(
    (problem) => (typeof problem === 'object' ? words(problem.key, problem.values) : problem),
    [words],
  )
}
