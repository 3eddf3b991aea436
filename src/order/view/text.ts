import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/review.json'

/** Texts of the review and the order, loaded with the steps after the address. */
export const useReviewText = () => useText('review', en)
