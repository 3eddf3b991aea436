import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/captcha.json'

export const useCaptchaText = () => useText('captcha', en)
