import en from '../../../locales/en/saved-addresses.json'
import { useText } from '../../../src/ui/text/i18n'

/** Texts of the choice among saved addresses, loaded with it. */
export const useSavedText = () => useText('saved-addresses', en)
