import { useText } from '../../text/i18n'
import en from '../../../../locales/en/item-options.json'

/** Strings of the dialog that changes an item. */
export const useOptionsText = () => useText('item-options', en)
