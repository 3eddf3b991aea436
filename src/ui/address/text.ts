import en from '../../../locales/en/address.json'
import { useText } from '../text/i18n'

export const addressWords = en

/** The words around addresses, wherever they are shown. */
export const useAddressText = () => useText('address', en)
