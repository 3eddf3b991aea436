import { useMessage } from '#i18n/view/common.ts'
import type { OrderMessage } from '../state/order.ts'
import { useReviewText } from './text.ts'

/** The text of a message about the order. */
export function useOrderMessage() {
  const text = useReviewText()
  const message = useMessage()
  return (given: OrderMessage): string => {
    if ('key' in given) return text(given.key)
    return ('problem' in given ? message(given.problem) : given.text) ?? ''
  }
}
