import { useMessage } from '../../../src/ui/text/common'
import type { OrderMessage } from '../state/attempt/order'
import { useReviewText } from './text'

/** Puts into words why an order came to nothing. */
export function useOrderMessage() {
  const text = useReviewText()
  const message = useMessage()
  return (says: OrderMessage): string => {
    if ('key' in says) return text(says.key)
    return ('problem' in says ? message(says.problem) : says.text) ?? ''
  }
}
