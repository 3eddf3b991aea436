import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { CaptchaForm, ReCaptcha } from '../rules/captcha.ts'
import { toText } from '#lib/json.ts'
import { drawReCaptcha, type ReCaptchaWidget } from '../page/recaptcha-widget.ts'
import { checks, type CaptchaProblem, showProblem } from '../state/captcha.ts'
import { $isTaskOpen } from '../state/open-task.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $settings } from '#storefront/state/config.ts'
import { $locale } from '#storefront/state/page.ts'
import { Notice } from '#ui/Notice.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { useCaptchaText } from './text.ts'

interface Props {
  form: CaptchaForm
  /** The settings as JSON: an equal text does not draw the widget again. */
  reCaptcha: string
  problem?: CaptchaProblem
}

/** The provider's own check, in its frame. Shows an error here if the check fails, with a button to retry. */
export function ReCaptchaCheck({ form, reCaptcha, problem }: Props) {
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
    checks[form] = check
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
      if (checks[form] === check) delete checks[form]
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
