import { isObject, type JsonObject, readObject, toText } from '#lib/json.ts'
import { flag } from '#lib/money/money.ts'
import { latinDigits } from '#lib/money/decimal.ts'

/** The forms in which a shop may demand a proof that a person is there (wire: picture-captcha, wire: recaptcha). */
export type CaptchaForm = 'login' | 'order' | 'coupon'

/** The captchas of a form. A shop may have switched on both. */
export interface Captcha {
  /** A picture whose letters are copied. `src` is empty where one has to be asked for. */
  picture?: { src: string; height: number }
  reCaptcha?: ReCaptcha
}

export interface ReCaptcha {
  /** The settings for the provider's `render`: site key, size, badge, theme, language. */
  rendering: JsonObject
  /** Nothing is pressed: the provider decides by itself (v3), or shows a task where it doubts (v2). */
  isInvisible: boolean
}

/**
 * Reads what one form demands from `captcha` of the checkout's configuration and from the setting
 * (wire: picture-captcha, wire: recaptcha).
 */
export function parseCaptcha(picture: unknown, setting: unknown, isDemanded = false): Captcha {
  const { isRequired, imageSrc, imageHeight } = readObject(picture)
  const { rendering, invisible } = readObject(setting)
  const hasPicture = flag(isRequired) || isDemanded
  const hasCheck = isObject(rendering) && toText(rendering.sitekey) !== ''
  return {
    picture: hasPicture ? { src: toText(imageSrc), height: Number(imageHeight) || 50 } : undefined,
    reCaptcha: hasCheck ? { rendering, isInvisible: flag(invisible) } : undefined,
  }
}

/**
 * The answers that a form's call carries for the captcha, by the wire's names. An order sends them as headers
 * (wire: picture-captcha, wire: recaptcha).
 */
export type Proof = Readonly<Record<string, string>>

/** Returns the typed answer in a form that a header can carry: pictures show letters and digits of ASCII. */
export const pictureAnswer = (typed: string): string =>
  latinDigits(typed.normalize('NFKC')).replace(/[^!-~]/g, '')
