import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/gifts.json'

/** Strings of gift boxes and their cards. */
export const useGiftText = () => useText('gifts', en)
