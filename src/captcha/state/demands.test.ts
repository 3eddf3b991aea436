import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { loadCart } from '#cart/state/cart.ts'
import { $checkoutConfig, loadSettings } from '#storefront/state/config.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { captchaOf, forgetPicture, $captchas, newPicture, refused, typePicture } from './captcha.ts'
import { isDemanded } from './demands.ts'

const V3 = { rendering: { sitekey: 'v3', size: 'invisible' }, invisible: true }
let shop: OpenShop
const open = (options: OpenShopOptions = {}) =>
  void (shop = openShop({ items: [{ sku: 'NK-2' }], ...options }))
const sent = (part: string) => shop.ledger().requests.filter(({ path }) => path.includes(part)).length

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
  delete window.checkout
})

it('a page without the checkout’s configuration has what it printed itself', () => {
  open()
  window.checkout = { captcha: { user_login: { isRequired: true, imageSrc: '/a.png', imageHeight: 40 } } }
  expect([isDemanded('login'), isDemanded('coupon')]).toEqual([true, false])
  expect(captchaOf('login').picture).toEqual({ src: '/a.png', height: 40 })
})

it('the checkout’s configuration counts more than what the page printed', async () => {
  open({ settings: { captcha_forms: 'sales_rule_coupon_request' } })
  window.checkout = { captcha: { user_login: { isRequired: true } } }
  await loadCart()
  expect([isDemanded('login'), isDemanded('coupon')]).toEqual([false, true])
})

it('a page that prints something else demands nothing', () => {
  open()
  for (const printed of [undefined, 'x', { captcha: 'x' }, { captcha: { user_login: null } }]) {
    window.checkout = printed
    expect(isDemanded('login')).toBe(false)
  }
})

it('a check that the page’s own settings name is demanded before any are loaded, and none is asked for', async () => {
  open()
  const config = JSON.stringify({ settings: { recaptcha_coupon_code: V3 } })
  document.body.innerHTML = `<script type="application/json" id="bezel-config">${config}</script>`
  expect([isDemanded('coupon'), isDemanded('order')]).toEqual([true, false])
  expect(captchaOf('coupon').reCaptcha).toEqual({ rendering: V3.rendering, isInvisible: true })
  await fetchSections(['customer'])
  expect(sent('/oneday/config')).toBe(0)
})

it('the shop’s settings say it of each form by itself', async () => {
  open({ settings: { recaptcha_place_order: JSON.stringify(V3) } })
  await loadSettings()
  expect((['login', 'order', 'coupon'] as const).map(isDemanded)).toEqual([false, true, false])
})

it('a refusal that is about something else does not load the settings', async () => {
  open({ settings: { captcha_after_failure: 'user_login' } })
  await loadCart()
  const before = sent('/oneday/config')
  expect($checkoutConfig.get()).toBeDefined()
  await refused('login', 'Invalid login or password.')
  expect([sent('sections=captcha'), sent('/oneday/config')]).toEqual([1, before])
})

it('a refusal about it stays with the form where the shop’s settings cannot be loaded', async () => {
  open()
  await loadCart()
  shop.shop.moods.push({ match: 'GET /oneday/config', fault: { kind: 'status', status: 403 }, seen: 0 })
  expect(await refused('order', 'Incorrect CAPTCHA')).toBe(false)
  expect([isDemanded('order'), $captchas.get().order.problem]).toEqual([false, undefined])
})

it('a picture that came with the configuration is typed anew', async () => {
  open({ settings: { captcha_forms: 'user_login' } })
  await loadCart()
  await newPicture('login')
  typePicture('login', 'Ab3')
  forgetPicture('login')
  expect($captchas.get().login).toMatchObject({ src: undefined, answer: '', isUsed: false })
})

it('a form whose picture is known asks for another, and not whether one is demanded', async () => {
  open({ settings: { captcha_forms: 'user_login' } })
  await loadCart()
  expect(await refused('login', 'Invalid login or password.')).toBe(false)
  expect([sent('/captcha/refresh'), sent('sections=captcha')]).toEqual([1, 0])
})
