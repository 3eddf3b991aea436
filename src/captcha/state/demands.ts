import { map } from 'nanostores'
import type { CaptchaForm } from '../rules/captcha.ts'
import { readObject } from '#lib/json.ts'
import { flag } from '#lib/money/money.ts'
import { $checkoutConfig, $settings } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'

/** Each form has the name that Magento_Captcha has for it, and the setting of its reCAPTCHA. */
export const CAPTCHA_FORMS = {
  login: ['user_login', 'recaptcha_customer_login'],
  order: ['payment_processing_request', 'recaptcha_place_order'],
  coupon: ['sales_rule_coupon_request', 'recaptcha_coupon_code'],
} as const satisfies Record<CaptchaForm, readonly string[]>

/** Forms whose picture the shop has begun to demand since its configuration was read. */
export const $demanded = map<Partial<Record<CaptchaForm, boolean>>>({})

/**
 * Returns the shop's settings for a form's picture; undefined if the shop never demands one. Other pages
 * print them for their cart drawer.
 */
export const pictureOf = (form: CaptchaForm): unknown =>
  ($checkoutConfig.get()?.captcha ?? readObject(readObject(window.checkout).captcha))[CAPTCHA_FORMS[form][0]]

/** Its check by reCAPTCHA. Sends nothing: settings nobody has loaded yet are the page's own alone. */
export const reCaptchaOf = (form: CaptchaForm): unknown =>
  ($settings.value ?? $page.get().settings)[CAPTCHA_FORMS[form][1]]

/** All languages Magento is translated to keep the word. */
export const isAboutCaptcha = (text: string): boolean => /captcha/i.test(text)

/** Whether the shop demands anything. */
export const isDemanded = (form: CaptchaForm): boolean =>
  Boolean(reCaptchaOf(form) ?? $demanded.get()[form]) || flag(readObject(pictureOf(form)).isRequired)

declare global {
  interface Window {
    /** Printed by Magento's pages. */
    checkout?: unknown
  }
}
