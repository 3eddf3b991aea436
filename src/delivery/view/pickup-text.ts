import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/pickup.json'

/** Texts of a pickup in a store, loaded with its list. */
export const usePickupText = () => useText('pickup', en)
