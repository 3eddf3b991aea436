import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/checkout.json'

export const words = en

/** The checkout's own texts. */
export const useCheckoutText = () => useText('checkout', en)
