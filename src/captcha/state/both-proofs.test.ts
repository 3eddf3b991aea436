import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import type { ReCaptchaWidget } from '../page/recaptcha.ts'
import { loadCart } from '#cart/state/cart.ts'
import { loadSettings } from '#storefront/state/config.ts'
import {
  $captchas,
  $checks,
  isReady,
  newPicture,
  refused,
  showProblem,
  solve,
  typePicture,
} from './captcha.ts'

let shop: OpenShop

const BOTH = {
  captcha_forms: 'user_login',
  recaptcha_customer_login: JSON.stringify({ rendering: { sitekey: 'v2' } }),
}
const problem = () => $captchas.get().login.problem
const sent = (part: string) => shop.ledger().requests.filter(({ path }) => path.includes(part)).length

async function open(settings: Record<string, string> = BOTH) {
  shop = openShop({ items: [{ sku: 'NK-2' }], settings })
  await Promise.all([loadCart(), loadSettings()])
}

/** The provider's check, as it stands on the page. */
function standCheck(check: Partial<ReCaptchaWidget> = {}) {
  const asked = { token: 0, reset: 0 }
  $checks.setKey('login', {
    isReady: () => true,
    token: () => ((asked.token += 1), Promise.resolve('token')),
    reset: () => void (asked.reset += 1),
    ...check,
  })
  return asked
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('the letters are asked for before the check, and no token is used up for them', async () => {
  await open()
  const asked = standCheck({ isReady: () => false })
  expect(await solve('login')).toBeUndefined()
  expect(problem()).toEqual({ part: 'picture', message: { key: 'missing' }, isAnswer: true })
  typePicture('login', 'Ab3')
  expect(problem()).toBeUndefined()
  expect(await solve('login')).toBeUndefined()
  expect(problem()).toEqual({ part: 'check', message: { key: 'missing' }, isAnswer: true })
  expect(asked.token).toBe(0)
})

it('a form with both is sent with both, and what was said before is gone', async () => {
  await open()
  standCheck()
  typePicture('login', 'Ab3')
  showProblem('login', { part: 'check', message: { key: 'missing' }, isAnswer: true })
  expect(await solve('login')).toEqual({
    captcha_form_id: 'user_login',
    captcha_string: 'Ab3',
    'g-recaptcha-response': 'token',
  })
  expect($captchas.get().login).toMatchObject({ isUsed: true, problem: undefined })
})

it('letters are used up only where they are sent, until others are typed', async () => {
  await open()
  standCheck({ token: () => Promise.resolve('') })
  typePicture('login', 'Ab3')
  await solve('login')
  expect($captchas.get().login).toMatchObject({ answer: 'Ab3', isUsed: false })
  standCheck()
  await solve('login')
  expect($captchas.get().login.isUsed).toBe(true)
  typePicture('login', 'Ab34')
  expect($captchas.get().login.isUsed).toBe(false)
})

it('a check that is not on the page yet keeps nobody from pressing, and fails then', async () => {
  await open()
  typePicture('login', 'Ab3')
  expect(isReady('login')).toBe(true)
  expect(await solve('login')).toBeUndefined()
  expect(problem()).toMatchObject({ part: 'check', message: { key: 'failed' } })
})

it('a refusal about either is said at the picture, and both are to be done anew', async () => {
  await open()
  const asked = standCheck()
  typePicture('login', 'Ab3')
  await solve('login')
  expect(await refused('login', 'Incorrect CAPTCHA')).toBe(true)
  expect($captchas.get().login).toMatchObject({
    answer: '',
    isUsed: false,
    problem: { part: 'picture', message: { text: 'Incorrect CAPTCHA' }, isAnswer: true },
  })
  expect([asked.reset, sent('/captcha/refresh'), sent('sections=captcha')]).toEqual([1, 1, 0])
})

it('another refusal has both done anew as well, and says nothing there', async () => {
  await open()
  const asked = standCheck()
  expect(await refused('login', 'Invalid login or password.')).toBe(false)
  expect([asked.reset, problem()]).toEqual([1, undefined])
})

it('a refusal about the check alone draws no picture', async () => {
  await open({ recaptcha_customer_login: BOTH.recaptcha_customer_login })
  standCheck()
  expect(await refused('login', 'reCaptcha validation failed')).toBe(true)
  expect([problem()?.part, sent('/captcha/refresh'), sent('sections=captcha')]).toEqual(['check', 0, 0])
})

it('a picture that did not come is nobody’s mistake, and takes no focus', async () => {
  await open()
  shop.shop.moods.push({ match: 'POST /captcha/*', fault: { kind: 'wrong-shape', body: {} }, seen: 0 })
  typePicture('login', 'Ab3')
  await newPicture('login')
  expect($captchas.get().login).toMatchObject({
    answer: '',
    problem: { part: 'picture', message: { key: 'failed' }, isAnswer: false },
  })
})

it('a new picture for one form is none for another', async () => {
  await open({ captcha_forms: 'user_login,sales_rule_coupon_request' })
  typePicture('coupon', 'Ab3')
  await newPicture('login')
  expect($captchas.get().login.src).toContain('/media/captcha/')
  expect($captchas.get().coupon).toMatchObject({ answer: 'Ab3', isUsed: false })
  expect($captchas.get().coupon.src).toBeUndefined()
})
