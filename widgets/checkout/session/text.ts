import { useText } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/session.json'

/** Words around a session that begins or ends inside the checkout; they come with the parts that say them. */
export const useSessionText = () => useText('session', en)
