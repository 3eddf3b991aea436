import en from '#locales/en/saved-addresses.json'
import { useText } from '#i18n/view/i18n.ts'

/** Texts of the choice among saved addresses and of adding to them. */
export const useSavedText = () => useText('saved-addresses', en)
