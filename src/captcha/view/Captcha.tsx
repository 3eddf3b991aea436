import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { CaptchaForm } from '../rules/captcha.ts'
import { toJson } from '#dom/safe-json.ts'
import { $captchas, captchaOf, showProblem } from '../state/captcha.ts'
import { $demanded } from '../state/demands.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { PictureCaptcha } from './PictureCaptcha.tsx'
import { ReCaptchaCheck } from './ReCaptchaCheck.tsx'

/** The captchas by which a form shows the shop that a person sends it (wire: picture-captcha, wire: recaptcha). */
export function Captcha({ form }: { form: CaptchaForm }) {
  useStore($checkoutConfig)
  useStore($demanded)
  const { problem } = useStore($captchas)[form]
  const { picture, reCaptcha } = captchaOf(form)
  // The problem of this form must not appear as the answer to a press of the next form.
  useEffect(() => () => showProblem(form), [form])
  const of = (part: 'picture' | 'check') => (problem?.part === part ? problem : undefined)
  return (
    <div className="bzl-captcha">
      {picture && <PictureCaptcha form={form} picture={picture} problem={of('picture')} />}
      {reCaptcha && <ReCaptchaCheck form={form} reCaptcha={toJson(reCaptcha)} problem={of('check')} />}
    </div>
  )
}
