import { useMessage } from '../../../src/ui/common-words'
import type { Says } from '../state/says'
import { useCheckoutText } from '../text'

/** Puts into words why an order came to nothing. */
export function useSays() {
  const text = useCheckoutText()
  const message = useMessage()
  return (says: Says): string => {
    if ('key' in says) return text(says.key)
    return ('problem' in says ? message(says.problem) : says.text) ?? ''
  }
}
