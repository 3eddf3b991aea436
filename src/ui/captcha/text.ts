import { useText } from '../text/i18n'
import en from '../../../locales/en/captcha.json'

export const useCaptchaText = () => useText('captcha', en)
