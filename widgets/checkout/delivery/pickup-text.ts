import { useText } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/pickup.json'

/** Texts of a pickup in a store, loaded with its list. */
export const usePickupText = () => useText('pickup', en)
