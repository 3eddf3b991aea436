import { judgePicture, judgeToken, type PictureForm, recordAttempt } from '../../shop/captcha/captchas.ts'
import type { RequestContext } from '../../request-context.ts'
import { RestError } from '../responses.ts'

const ORDER = 'payment_processing_request'
const COUPON = 'sales_rule_coupon_request'
const WRONG = 'Incorrect CAPTCHA'

/** Magento's messages about a token, which a merchant may change. */
const TOKEN = {
  missing: 'Something went wrong with reCAPTCHA. Please contact the store owner.',
  wrong: 'reCAPTCHA verification failed.',
}

/** Checks the captcha of an order by REST. @throws RestError 400 */
export function checkOrderCaptcha({ shop, session, request }: RequestContext): void {
  if (judgeToken(shop, 'recaptcha_place_order', request.headers.get('x-recaptcha')))
    throw new RestError(400, 'ReCaptcha validation failed, please try again')
  const picture = judgePicture(shop, session, ORDER, request.headers.get('x-captcha'))
  recordAttempt(session, ORDER, true)
  if (picture)
    throw new RestError(400, picture === 'wrong' ? WRONG : 'Please provide CAPTCHA code and try again')
}

/** Why the captcha refuses a login by Ajax; undefined where it does not. */
export function loginRefusal(
  { shop, session }: RequestContext,
  sent: Record<string, unknown>,
): string | undefined {
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : null)
  const token = judgeToken(shop, 'recaptcha_customer_login', text('g-recaptcha-response'))
  if (token) return TOKEN[token]
  const isOfForm = sent.captcha_form_id === 'user_login'
  const picture = judgePicture(shop, session, 'user_login', isOfForm ? text('captcha_string') : null)
  return picture && (picture === 'wrong' || isOfForm ? WRONG : 'Provided form does not exist')
}

/** Why the captcha refuses a coupon; undefined where it does not. */
export function couponRefusal(context: RequestContext): string | undefined {
  const { shop, session } = context
  const token = judgeToken(shop, 'recaptcha_coupon_code', context.parameter('g-recaptcha-response'))
  if (token) return TOKEN[token]
  const picture = judgePicture(shop, session, COUPON, context.parameter(`captcha[${COUPON}]`))
  return picture && (picture === 'wrong' ? WRONG : 'Too many coupon code requests, please try again later.')
}

export const recordTry = ({ session }: RequestContext, form: PictureForm, isFailed: boolean) =>
  recordAttempt(session, form, isFailed)
