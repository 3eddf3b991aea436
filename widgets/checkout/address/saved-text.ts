import en from '../../../locales/en/saved-addresses.json'
import { useText } from '../../../src/ui/text/i18n'

/** Texts of the choice among saved addresses and of adding to them. */
export const useSavedText = () => useText('saved-addresses', en)
