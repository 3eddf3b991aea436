import { useText } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/delivery.json'

/** Words around the delivery. They come with the step that says them, so the checkout's first load has none. */
export const useDeliveryText = () => useText('delivery', en)
