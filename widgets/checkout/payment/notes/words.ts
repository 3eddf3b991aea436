import { useText } from '../../../../src/ui/text/i18n'
import en from '../../../../locales/en/payment.json'

/** Words of the ways to pay. They come with the parts that say them, so the checkout's first load has none. */
export const usePaymentText = () => useText('payment', en)
