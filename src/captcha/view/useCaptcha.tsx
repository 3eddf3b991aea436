import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { CaptchaForm, Proof } from '../rules/captcha.ts'
import { $demanded, isAboutCaptcha, isDemanded, pictureOf } from '../state/demands.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { skeletonOrRetry } from '#ui/Loading.tsx'
import { importPart } from '#dom/import-part.ts'

const LazyCaptcha = lazyWidgetPart(async () => (await importPart(() => import('./Captcha.tsx'))).Captcha, {
  namespaces: ['captcha'],
  style: 'captcha',
  fallback: skeletonOrRetry(2),
})

/** Undefined where the code does not come, which the part in the form says. */
const load = () => importPart(() => import('../state/captcha.ts')).catch(() => undefined)

/** The captcha of a form. Where the shop demands none, nothing is loaded. */
export function useCaptcha(form: CaptchaForm) {
  useStore($checkoutConfig)
  useStore($demanded)
  const hasOne = isDemanded(form)
  return {
    /** Stands in the form. */
    part: (hasOne && <LazyCaptcha form={form} />) as ReactNode,
    /** The proof for one call, empty where none is demanded; undefined while the captcha is not solved, which it shows. */
    solve: async (): Promise<Proof | undefined> => (hasOne ? (await load())?.solve(form) : {}),
    /** The shop's refusal; true where it was about the captcha, which shows it. */
    refused: async (text: string): Promise<boolean> =>
      Boolean(
        (hasOne || pictureOf(form) || isAboutCaptcha(text)) && (await (await load())?.refused(form, text)),
      ),
  }
}
