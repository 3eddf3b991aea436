import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { Captcha, CaptchaForm } from '../rules/captcha.ts'
import {
  $captchas,
  type CaptchaProblem,
  forgetPicture,
  newPicture,
  showProblem,
  typePicture,
} from '../state/captcha.ts'
import { announce } from '#ui/announcer/announce.ts'
import { Field } from '#ui/form/Field.tsx'
import { useCaptchaText } from './text.ts'

interface Props {
  form: CaptchaForm
  picture: NonNullable<Captcha['picture']>
  problem?: CaptchaProblem
}

/** Letters to copy from a picture. A refusal is shown at the field, with a new picture. */
export function PictureCaptcha({ form, picture, problem }: Props) {
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
