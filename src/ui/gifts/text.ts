import { useText } from '../text/i18n'
import en from '../../../locales/en/gifts.json'

/** Strings of gift boxes and their cards. */
export const useGiftText = () => useText('gifts', en)
