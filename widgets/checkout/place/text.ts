import { useText } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/review.json'

/** Words of the review and of the order; they come with the steps after the address. */
export const useReviewText = () => useText('review', en)
