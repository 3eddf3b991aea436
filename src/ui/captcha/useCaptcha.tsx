import type { ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import type { CaptchaForm, Proof } from '../../domain/captcha'
import { $demanded, isAboutCaptcha, isDemanded, pictureOf } from '../../state/captcha/demands'
import { $checkoutConfig } from '../../state/page/config'
import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { skeletonOrRetry } from '../skeletonOrRetry'
import { importPart } from '../../host/page/import-part'

const LazyCaptcha = lazyWidgetPart(async () => (await importPart(() => import('./Captcha'))).Captcha, {
  namespaces: ['captcha'],
  style: 'captcha',
  fallback: skeletonOrRetry(2),
})

/** Undefined where the code does not come, which the part in the form says. */
const load = () => importPart(() => import('../../state/captcha/captcha')).catch(() => undefined)

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
