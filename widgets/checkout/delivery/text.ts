import { useText } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/delivery.json'

/** Texts of the delivery step, loaded with it. */
export const useDeliveryText = () => useText('delivery', en)
