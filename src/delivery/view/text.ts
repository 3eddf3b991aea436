import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/delivery.json'

/** Texts of the delivery step, loaded with it. */
export const useDeliveryText = () => useText('delivery', en)
