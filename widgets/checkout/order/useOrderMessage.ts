import { useMessage } from '../../../src/ui/text/common'
import type { OrderMessage } from '../../../src/state/order/order'
import { useReviewText } from './text'

/** The text of a message about the order. */
export function useOrderMessage() {
  const text = useReviewText()
  const message = useMessage()
  return (given: OrderMessage): string => {
    if ('key' in given) return text(given.key)
    return ('problem' in given ? message(given.problem) : given.text) ?? ''
  }
}
