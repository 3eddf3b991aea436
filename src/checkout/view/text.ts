import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/checkout.json'

export const words = en

/** The checkout's own texts. */
export const useCheckoutText = () => useText('checkout', en)
