import en from '#locales/en/address.json'
import { useText } from '#i18n/view/i18n.ts'

export const addressWords = en

/** The texts of address forms and lists, in whichever widget they are shown. */
export const useAddressText = () => useText('address', en)
