import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { Captcha as Demands, CaptchaForm, ReCaptcha } from '../rules/captcha.ts'
import { toJson } from '#dom/safe-json.ts'
import {
  $captchas,
  captchaOf,
  showProblem,
  type CaptchaProblem,
  forgetPicture,
  newPicture,
  typePicture,
  $checks,
} from '../state/captcha.ts'
import { $demanded } from '../state/demands.ts'
import { $checkoutConfig, $settings } from '#storefront/state/config.ts'
import { announce } from '#ui/Announcer.tsx'
import { Field } from '#ui/form/Field.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/captcha.json'
import { toText } from '#lib/json.ts'
import { drawReCaptcha, type ReCaptchaWidget } from '../page/recaptcha.ts'
import { $isTaskOpen } from '../state/open-task.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $locale } from '#storefront/state/page.ts'
import { Notice } from '#ui/Notice.tsx'
import { useCommon } from '#i18n/view/common.ts'

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

/** Texts of the captchas, loaded with them. */
const useCaptchaText = () => useText('captcha', en)

interface Props {
  form: CaptchaForm
  picture: NonNullable<Demands['picture']>
  problem?: CaptchaProblem
}

/** Letters to copy from a picture. A refusal is shown at the field, with a new picture. */
function PictureCaptcha({ form, picture, problem }: Props) {
  const text = useCaptchaText()
  const state = useStore($captchas)[form]
  const field = useRef<HTMLDivElement>(null)
  const src = state.src ?? picture.src
  const isGiven = useRef(picture.src)
  useEffect(() => {
    if (picture.src === isGiven.current) return
    isGiven.current = picture.src
    forgetPicture(form)
  }, [form, picture.src])
  useEffect(() => {
    const { src: own, isUsed } = $captchas.get()[form]
    if (isUsed || !(own ?? isGiven.current)) void newPicture(form)
  }, [form])

  const error =
    problem && ('text' in problem.message ? problem.message.text : text(`picture.${problem.message.key}`))
  useEffect(() => {
    if (!problem?.isAnswer) return
    announce(error!, 'assertive')
    field.current!.scrollIntoView({ block: 'nearest' })
    field.current!.querySelector('input')!.focus()
    // A new object with each press.
  }, [problem, error])
  const failed = () => showProblem(form, { part: 'picture', message: { key: 'failed' }, isAnswer: false })
  const renew = () => {
    showProblem(form)
    void newPicture(form)
  }
  return (
    <div ref={field}>
      <div className="bzl-captcha__picture">
        {src && <img src={src} height={picture.height} alt={text('picture.alt')} onError={failed} />}
        <button type="button" className="bzl-link" onClick={renew}>
          {text('picture.new')}
        </button>
      </div>
      <Field
        name={`captcha-${form}`}
        label={text('picture')}
        required
        error={error}
        value={state.answer}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        translate="no"
        onChange={(event) => typePicture(form, event.currentTarget.value)}
      />
    </div>
  )
}

interface ReCaptchaCheckProps {
  form: CaptchaForm
  /** The settings as JSON: an equal text does not draw the widget again. */
  reCaptcha: string
  problem?: CaptchaProblem
}

/** The provider's own check, in its frame. Shows an error here if the check fails, with a button to retry. */
function ReCaptchaCheck({ form, reCaptcha, problem }: ReCaptchaCheckProps) {
  const text = useCaptchaText()
  const common = useCommon()
  const locale = useStore($locale)
  const place = useRef<HTMLDivElement>(null)
  const group = useRef<HTMLDivElement>(null)
  const retry = useRef(() => {})

  useEffect(() => {
    const { rendering, isInvisible } = JSON.parse(reCaptcha) as ReCaptcha
    let widget: ReCaptchaWidget | undefined
    let drawn: Promise<ReCaptchaWidget> | undefined
    const draw = () =>
      (drawn ??= drawReCaptcha(place.current!, {
        rendering: { ...rendering, hl: toText(rendering.hl) || locale },
        isInvisible,
        host: toText($settings.value?.recaptcha_host),
        onTask: (isOpen) => $isTaskOpen.set(isOpen),
      }).then(
        (made) => (widget = made),
        (error: unknown) => {
          drawn = undefined
          throw error
        },
      ))
    const check: ReCaptchaWidget = {
      token: async () => (await draw()).token(),
      reset: () => widget?.reset(),
      isReady: () => widget?.isReady() ?? true,
    }
    $checks.setKey(form, check)
    const begin = () =>
      draw().catch((error: unknown) => {
        logFailure('recaptcha', error)
        showProblem(form, { part: 'check', message: { key: 'failed' }, isAnswer: false })
      })
    retry.current = () => {
      showProblem(form)
      void begin()
    }
    // The shop's message stays: it may be the reason why the check is here.
    void begin()
    return () => {
      if ($checks.get()[form] === check) $checks.setKey(form, undefined)
    }
  }, [form, reCaptcha, locale])

  useEffect(() => {
    if (problem?.isAnswer) group.current!.focus()
  }, [problem])
  const isFailed = problem && 'key' in problem.message && problem.message.key === 'failed'
  return (
    <div ref={group} role="group" aria-label={text('check')} tabIndex={-1} className="bzl-captcha__check">
      <div className="bzl-foreign" ref={place} />
      {problem && (
        <Notice
          type="error"
          isAnswer={problem.isAnswer}
          action={
            isFailed && (
              <button type="button" className="bzl-link" onClick={() => retry.current()}>
                {common('action.retry')}
              </button>
            )
          }
        >
          {'text' in problem.message ? problem.message.text : text(`check.${problem.message.key}`)}
        </Notice>
      )}
    </div>
  )
}
