import { useCallback } from 'react'
import type { Problem } from '../../domain/validate'
import common from '../../../locales/en/common.json'
import { type Text, useText, useWords } from './i18n'

/** The words that parts shared between widgets use. */
export const useCommon = (): Text<typeof common> => useText('common', common)

/** Says what a rule or the shop has to say: a key of the common words with its values, or text that is ready. */
export function useMessage(): (problem: Problem | string | undefined) => string | undefined {
  const words = useWords('common', common)
  return useCallback(
    (problem) => (typeof problem === 'object' ? words(problem.key, problem.values) : problem),
    [words],
  )
}
