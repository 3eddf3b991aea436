import type { CaptchaForm, Proof } from './rules/captcha.ts'
import { flag } from '#lib/money/money.ts'
import { readObject, toText } from '#lib/json.ts'
import { sendJson } from '#http/client.ts'
import { ApiError } from '#http/api-error.ts'

/** Makes a proof of the letters of the picture or of the provider's token, which is good once. */
export function proofFor(form: CaptchaForm, picture?: string, token?: string): Proof {
  const tokenName = form === 'order' ? 'X-ReCaptcha' : 'g-recaptcha-response'
  return { ...(picture && pictureProof(form, picture)), ...(token && { [tokenName]: token }) }
}

function pictureProof(form: CaptchaForm, picture: string): Proof {
  if (form === 'order') return { 'X-Captcha': picture }
  if (form === 'coupon') return { 'captcha[sales_rule_coupon_request]': picture }
  return { captcha_form_id: 'user_login', captcha_string: picture }
}

/** A new picture for a form (wire: picture-captcha); the one before it is void. Throws ApiError. */
export async function refreshPicture(formId: string): Promise<string> {
  const response = await sendJson('POST', '/captcha/refresh', { formId })
  const src = toText(readObject(response).imgSrc)
  if (!src) throw new ApiError('server', 200)
  return src
}

/** Whether the section `captcha` says that the shop demands the picture. */
export const isPictureRequired = (section: unknown, formId: string): boolean =>
  flag(readObject(readObject(section)[formId]).isRequired)
