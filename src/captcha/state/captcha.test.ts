import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { renewStores } from '#test/stores.ts'
import { loadCart } from '#cart/state/cart.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { $captchas, $checks, captchaOf, isReady, newPicture, refused, solve, typePicture } from './captcha.ts'
import { isDemanded } from './demands.ts'

let shop: OpenShop

async function open(settings: Record<string, string>) {
  shop = openShop({ items: [{ sku: 'NK-2' }], settings })
  await Promise.all([loadCart(), loadSettings()])
}

const drawn = () => shop.shop.events.filter(({ type }) => type === 'captcha-picture')
const refreshed = () => shop.ledger().requests.filter(({ path }) => path.startsWith('/captcha/refresh'))
const sectionsRead = () => shop.ledger().requests.filter(({ path }) => path.includes('sections=captcha'))

const V3 = JSON.stringify({ rendering: { sitekey: 'v3', size: 'invisible' }, invisible: true })

beforeEach(() => {
  renewStores()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('needs nothing where the shop demands nothing, and asks nothing after a refusal', async () => {
  await open({})
  expect(isDemanded('order')).toBe(false)
  expect(isReady('order')).toBe(true)
  expect(await refused('order', 'The payment was declined.')).toBe(false)
  expect([...refreshed(), ...sectionsRead()]).toEqual([])
})

it('a refusal about a check that nobody sees is left to the form', async () => {
  await open({})
  expect(await refused('order', 'Incorrect CAPTCHA')).toBe(false)
  expect($captchas.get().order.problem).toBeUndefined()
})

it('gives what was typed, as each call carries it', async () => {
  await open({ captcha_forms: 'user_login,payment_processing_request,sales_rule_coupon_request' })
  for (const form of ['login', 'order', 'coupon'] as const) typePicture(form, ' Ａb3 ')
  expect(await solve('login')).toEqual({ captcha_form_id: 'user_login', captcha_string: 'Ab3' })
  expect(await solve('order')).toEqual({ 'X-Captcha': 'Ab3' })
  expect(await solve('coupon')).toEqual({ 'captcha[sales_rule_coupon_request]': 'Ab3' })
})

it('is not solved by letters no picture shows, which a header could not carry', async () => {
  await open({ captcha_forms: 'payment_processing_request' })
  typePicture('order', 'ひらがな')
  expect(await solve('order')).toBeUndefined()
  expect($captchas.get().order.problem).toMatchObject({ part: 'picture', message: { key: 'missing' } })
})

it('has another picture after a refusal, and says why', async () => {
  await open({ captcha_forms: 'payment_processing_request' })
  const before = drawn().length
  typePicture('order', 'wrong')
  expect(await refused('order', 'Incorrect CAPTCHA')).toBe(true)
  const { src, answer, problem } = $captchas.get().order
  expect([src !== captchaOf('order').picture!.src, answer, problem?.part, problem?.message]).toEqual([
    true,
    '',
    'picture',
    { text: 'Incorrect CAPTCHA' },
  ])
  expect(drawn().length).toBe(before + 1)
})

it('leaves another refusal to the form, with another picture', async () => {
  await open({ captcha_forms: 'user_login' })
  typePicture('login', 'right')
  expect(await refused('login', 'Invalid login or password.')).toBe(false)
  expect($captchas.get().login).toMatchObject({ answer: '', problem: undefined })
  expect(refreshed()).toHaveLength(1)
})

it('learns after a failed attempt that a picture is demanded from now on', async () => {
  await open({ captcha_after_failure: 'user_login' })
  expect(isDemanded('login')).toBe(false)
  shop.shop.sessions.forEach((session) => (session.data['failed user_login'] = '1'))
  expect(await refused('login', 'Invalid login or password.')).toBe(false)
  expect(isDemanded('login')).toBe(true)
  expect($captchas.get().login.src).toContain('/media/captcha/')
})

it('demands no picture from now on where the shop demands none yet', async () => {
  await open({ captcha_after_failure: 'user_login' })
  expect(await refused('login', 'Invalid login or password.')).toBe(false)
  expect([isDemanded('login'), sectionsRead().length, refreshed()]).toEqual([false, 1, []])
})

it('learns from a refusal about it that the provider’s check is demanded', async () => {
  shop = openShop({ items: [{ sku: 'NK-2' }], settings: { recaptcha_place_order: V3 } })
  expect(await refused('order', 'ReCaptcha validation failed, please try again')).toBe(true)
  expect(captchaOf('order').reCaptcha).toMatchObject({ rendering: { sitekey: 'v3' } })
  expect([sectionsRead(), refreshed()]).toEqual([[], []])
})

it('a refusal stays what it was where the shop does not say what it demands', async () => {
  await open({ captcha_after_failure: 'user_login' })
  shop.shop.moods.push({ match: 'GET *sections=captcha*', fault: { kind: 'status', status: 503 }, seen: 0 })
  expect(await refused('login', 'Invalid login or password.')).toBe(false)
  expect(isDemanded('login')).toBe(false)
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('captcha')
})

it('shows that a picture did not come', async () => {
  await open({ captcha_forms: 'user_login' })
  shop.shop.moods.push({ match: 'POST /captcha/*', fault: { kind: 'status', status: 503 }, seen: 0 })
  await refused('login', 'Invalid login or password.')
  expect($captchas.get().login.problem).toMatchObject({ message: { key: 'failed' } })
})

it('takes the provider’s token, and another after a refusal', async () => {
  await open({ recaptcha_place_order: V3 })
  const reset = vi.fn()
  $checks.setKey('order', { isReady: () => true, token: async () => 'token', reset })
  expect(await solve('order')).toEqual({ 'X-ReCaptcha': 'token' })
  expect(await refused('order', 'ReCaptcha validation failed, please try again')).toBe(true)
  expect(reset).toHaveBeenCalled()
  expect($captchas.get().order.problem).toMatchObject({ part: 'check' })
})

it.each([
  ['failed', () => Promise.reject(new Error('blocked'))],
  ['missing', () => Promise.resolve('')],
])('says that the provider’s check has %s', async (key, token) => {
  await open({ recaptcha_coupon_code: V3 })
  $checks.setKey('coupon', { isReady: () => true, token, reset: () => {} })
  expect(await solve('coupon')).toBeUndefined()
  expect($captchas.get().coupon.problem).toMatchObject({ part: 'check', message: { key } })
})

it('does not count a setting without a site key', async () => {
  await open({ recaptcha_place_order: '{"rendering":{}}' })
  expect(captchaOf('order')).toEqual({ picture: undefined, reCaptcha: undefined })
})

it('draws one picture for two presses at once, as each voids the one before', async () => {
  await open({ captcha_forms: 'user_login' })
  const before = drawn().length
  await Promise.all([newPicture('login'), newPicture('login')])
  expect(drawn().length).toBe(before + 1)
})

it('does not show a picture that comes after the one that voided it', async () => {
  await open({ captcha_forms: 'user_login' })
  const { fetch } = globalThis
  let arrive: (() => void) | undefined
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request)
    if (!arrive) await new Promise<void>((resolve) => (arrive = resolve))
    return response
  }
  const late = newPicture('login')
  await vi.waitFor(() => expect(arrive).toBeDefined())
  await refused('login', 'Invalid login or password.')
  const { src } = $captchas.get().login
  arrive!()
  await late
  expect($captchas.get().login.src).toBe(src)
})
