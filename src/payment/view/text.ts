import en from '#locales/en/payment.json'
import { useText } from '#i18n/view/i18n.ts'

/** Texts of the ways to pay. They come with the parts that show them, so the checkout's first load has none. */
export const usePaymentText = () => useText('payment', en)
