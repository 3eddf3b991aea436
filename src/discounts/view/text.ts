import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/discounts.json'

/** Strings of everything that reduces the total. */
export const useDiscountText = () => useText('discounts', en)
