import en from '../../../locales/en/payment.json'
import { useText } from '../../../src/ui/text/i18n'

/** Texts of the ways to pay. They come with the parts that show them, so the checkout's first load has none. */
export const usePaymentText = () => useText('payment', en)
