import { useMessage } from '../../../src/ui/common-words'
import type { Says } from '../state/says'
import { useReviewText } from './text'

/** Puts into words why an order came to nothing. */
export function useSays() {
  const text = useReviewText()
  const message = useMessage()
  return (says: Says): string => {
    if ('key' in says) return text(says.key)
    return ('problem' in says ? message(says.problem) : says.text) ?? ''
  }
}
