import { useText } from '../text/i18n'
import en from '../../../locales/en/discounts.json'

/** Strings of everything that reduces the total. */
export const useDiscountText = () => useText('discounts', en)
