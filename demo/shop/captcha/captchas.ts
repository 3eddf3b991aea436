import type { Session } from '../records.ts'
import type { Shop } from '../shop.ts'

/** Magento's names of the forms that may demand a picture. */
export const PICTURE_FORMS = [
  'payment_processing_request',
  'user_login',
  'sales_rule_coupon_request',
] as const
export type PictureForm = (typeof PICTURE_FORMS)[number]

/** The signs that Magento draws by default: no letters or digits that look alike. */
const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

const lists = (shop: Shop, setting: string, form: PictureForm) =>
  (shop.settings[setting] ?? '').split(',').includes(form)

/** The setting `captcha_forms` lists those with a picture always, `captcha_after_failure` those after a failed attempt. */
export const hasPictures = ({ settings }: Shop): boolean =>
  Boolean(settings.captcha_forms ?? settings.captcha_after_failure)

export const isPictureRequired = (shop: Shop, { data }: Session, form: PictureForm): boolean =>
  lists(shop, 'captcha_forms', form) ||
  (lists(shop, 'captcha_after_failure', form) && data[`failed ${form}`] === '1')

/** Draws a new word for a form; the one before it is void. Returns the picture's id. */
export function newPicture(shop: Shop, session: Session, form: PictureForm): string {
  const letters = Array.from({ length: 5 }, () => SYMBOLS[parseInt(shop.random.hex(4), 16) % SYMBOLS.length])
  const word = letters.join('')
  const id = shop.random.hex(32)
  session.data[`captcha ${form}`] = word
  shop.pictures.set(id, word)
  shop.recordEvent('captcha-picture', { form, word })
  return id
}

/** Judges an answer, which is good for one try whatever it is. Undefined where none is required. */
export function judgePicture(
  shop: Shop,
  session: Session,
  form: PictureForm,
  answer: string | null,
): 'missing' | 'wrong' | undefined {
  if (!isPictureRequired(shop, session, form)) return undefined
  if (!answer) return 'missing'
  const word = String(session.data[`captcha ${form}`] ?? '')
  delete session.data[`captcha ${form}`]
  const isRight = word !== '' && answer.toLowerCase() === word.toLowerCase()
  shop.recordEvent('captcha', { form, isRight })
  return isRight ? undefined : 'wrong'
}

export const recordAttempt = ({ data }: Session, form: PictureForm, isFailed: boolean): void => {
  if (isFailed) data[`failed ${form}`] = '1'
  else delete data[`failed ${form}`]
}

/**
 * Whether the setting of this name demands the provider's token, and the one sent is missing, invalid or
 * used.
 */
export function judgeToken(
  shop: Shop,
  setting: string,
  token: string | null,
): 'missing' | 'wrong' | undefined {
  if (!shop.settings[setting]) return undefined
  if (!token) return 'missing'
  const isRight = shop.tokens.delete(token)
  shop.recordEvent('recaptcha', { setting, isRight })
  return isRight ? undefined : 'wrong'
}

/** A token of the provider's; of the first ones the setting `recaptcha_doubts` counts it thinks that no person has them. */
export function newToken(shop: Shop): string {
  const token = shop.random.text(40)
  const doubts = Number(shop.settings.recaptcha_doubts ?? 0)
  if (shop.nextId('token', 1) > doubts) shop.tokens.add(token)
  return token
}
