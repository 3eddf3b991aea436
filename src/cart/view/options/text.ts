import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/item-options.json'

/** Strings of the dialog that changes an item. */
export const useOptionsText = () => useText('item-options', en)
