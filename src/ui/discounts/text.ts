import { useText } from '../text/i18n'
import en from '../../../locales/en/discounts.json'

/** The words of everything that takes something off the total. */
export const useDiscountText = () => useText('discounts', en)
