import { useMessage } from '#i18n/view/common.ts'
import type { OrderMessage } from '../state/order.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/review.json'

/** Texts of the review and the order, loaded with the steps after the address. */
export const useReviewText = () => useText('review', en)

/** The text of a message about the order. */
export function useOrderMessage() {
  const text = useReviewText()
  const message = useMessage()
  return (given: OrderMessage): string => {
    if ('key' in given) return text(given.key)
    return ('problem' in given ? message(given.problem) : given.text) ?? ''
  }
}
