import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/session.json'

/** Texts of a login or an ended session, loaded with their components. */
export const useSessionText = () => useText('session', en)
