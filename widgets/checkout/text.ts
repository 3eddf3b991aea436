import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/checkout.json'

export const words = en

/** The checkout's own words. */
export const useCheckoutText = () => useText('checkout', en)
export type CheckoutText = ReturnType<typeof useCheckoutText>
