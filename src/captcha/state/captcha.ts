import { map } from 'nanostores'
import { isPictureRequired, proofFor, refreshPicture } from '../api.ts'
import { type Captcha, type CaptchaForm, parseCaptcha, pictureAnswer, type Proof } from '../rules/captcha.ts'
import type { ReCaptchaWidget } from '../page/recaptcha.ts'
import { logFailure } from '#storefront/state/log.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { singleFlight } from '#async/single-flight.ts'
import { $demanded, CAPTCHA_FORMS, isAboutCaptcha, pictureOf, reCaptchaOf } from './demands.ts'

/** The problem with a captcha. `isAnswer`: the problem answers a press, and so takes the focus. */
export interface CaptchaProblem {
  part: 'picture' | 'check'
  message: { key: 'missing' | 'failed' } | { text: string }
  isAnswer: boolean
}

interface CaptchaState {
  /** Replaces the picture of the configuration. If it is empty, a picture has to be requested. */
  src?: string
  /** The letters that the shopper typed for the picture. */
  answer: string
  /** The shop has seen the answer, and takes it once. */
  isUsed?: boolean
  problem?: CaptchaProblem
}

export const $captchas = map<Record<CaptchaForm, CaptchaState>>({
  login: { answer: '' },
  order: { answer: '' },
  coupon: { answer: '' },
})

/** Returns the captchas that the shop demands for a form. */
export const captchaOf = (form: CaptchaForm): Captcha =>
  parseCaptcha(pictureOf(form), reCaptchaOf(form), $demanded.get()[form])

/** The provider's check that stands on the page for a form. */
export const $checks = map<Partial<Record<CaptchaForm, ReCaptchaWidget>>>({})

const change = (form: CaptchaForm, state: Partial<CaptchaState>) =>
  $captchas.setKey(form, { ...$captchas.get()[form], ...state })

export const typePicture = (form: CaptchaForm, answer: string) =>
  change(form, { answer, isUsed: false, problem: undefined })

export const showProblem = (form: CaptchaForm, problem?: CaptchaProblem) => change(form, { problem })

/** Another picture than was known has come with the configuration; what was typed was of the one before. */
export const forgetPicture = (form: CaptchaForm) =>
  change(form, { src: undefined, answer: '', isUsed: false })

/** Whether the shopper has done what a proof needs; what is missing is shown. */
export function isReady(form: CaptchaForm): boolean {
  const { picture, reCaptcha } = captchaOf(form)
  if (picture && !pictureAnswer($captchas.get()[form].answer)) refuse(form, 'picture', { key: 'missing' })
  else if (reCaptcha && $checks.get()[form]?.isReady() === false) refuse(form, 'check', { key: 'missing' })
  else return true
  return false
}

/** The proof for one call; undefined where the shopper has something left to do, which is shown. */
export async function solve(form: CaptchaForm): Promise<Proof | undefined> {
  const { picture, reCaptcha } = captchaOf(form)
  if (!isReady(form)) return undefined
  const answer = pictureAnswer($captchas.get()[form].answer)
  showProblem(form)
  const token = reCaptcha && (await tokenFor(form))
  if (reCaptcha && !token) return refuse(form, 'check', { key: token === undefined ? 'failed' : 'missing' })
  change(form, { isUsed: true })
  return proofFor(form, picture && answer, token)
}

function refuse(form: CaptchaForm, part: CaptchaProblem['part'], message: CaptchaProblem['message']) {
  showProblem(form, { part, message, isAnswer: true })
  return undefined
}

/** Undefined where the provider failed. */
async function tokenFor(form: CaptchaForm): Promise<string | undefined> {
  try {
    return await $checks.get()[form]?.token()
  } catch (error) {
    logFailure('recaptcha', error)
    return undefined
  }
}

/**
 * The shop has refused what was sent with a proof, or without one: there is a new picture or check for the next try, also
 * where the shop demands it from now on. True where the refusal was about the captcha, which shows it.
 */
export async function refused(form: CaptchaForm, text: string): Promise<boolean> {
  const isAbout = isAboutCaptcha(text)
  const before = captchaOf(form)
  if (!before.picture && (isAbout || pictureOf(form) !== undefined)) await learnDemand(form, isAbout)
  const { picture, reCaptcha } = captchaOf(form)
  if (!picture && !reCaptcha) return false
  $checks.get()[form]?.reset()
  if (isAbout) refuse(form, picture ? 'picture' : 'check', { text })
  if (picture) await newPicture.reload(form)
  return isAbout
}

/** After failed attempts a shop may demand what its configuration did not; the section `captcha` has it. */
async function learnDemand(form: CaptchaForm, isAbout: boolean) {
  try {
    if (isAbout) await loadSettings()
    if (captchaOf(form).reCaptcha) return
    const { captcha } = await fetchSections(['captcha'])
    if (isPictureRequired(captcha, CAPTCHA_FORMS[form][0])) $demanded.setKey(form, true)
  } catch (error) {
    logFailure('captcha', error)
  }
}

/** Presses at once get the same one: each voids the one before. Never rejects: that it did not come is shown in its place. */
export const newPicture = singleFlight(
  async (form: CaptchaForm) => {
    change(form, { answer: '', isUsed: false })
    const src = await refreshPicture(CAPTCHA_FORMS[form][0]).catch((error: unknown) =>
      logFailure('captcha', error),
    )
    return { form, src }
  },
  {
    show({ form, src }) {
      if (src) change(form, { src })
      else showProblem(form, { part: 'picture', message: { key: 'failed' }, isAnswer: false })
    },
  },
)
