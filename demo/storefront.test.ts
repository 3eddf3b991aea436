import { afterEach, expect, it } from 'vitest'
import { openShop, type OpenShop, type OpenShopOptions } from '../test/open-shop.ts'

let open: OpenShop
const shop = (options?: OpenShopOptions) => (open = openShop({ seed: 3, ...options }))
afterEach(() => open.restore())

const AJAX = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' }
const V1 = '/rest/default/V1'

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = AJAX) {
  const sent = new Headers(headers)
  if (body !== undefined) sent.set('Content-Type', 'application/json')
  const response = await fetch(path, {
    method,
    headers: sent,
    body: body === undefined ? null : JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    response,
    text,
    body: text.startsWith('<') ? undefined : JSON.parse(text || 'null'),
  }
}
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = AJAX) =>
  fetch(path, { method: 'POST', headers, body: new URLSearchParams(fields) })

const AMSTERDAM = {
  firstname: 'Bo',
  lastname: 'Li',
  street: ['Prinsengracht 263'],
  city: 'Amsterdam',
  postcode: '1016 GV',
  country_id: 'NL',
  region_id: 0,
  telephone: '0205550100',
  email: 'bo@example.com',
}
const two = [
  { sku: 'EA-1', qty: 2 },
  { sku: 'NN-1', options: { '5': 'Zoë <3', '6': '22' } },
]
const guest = () => `${V1}/guest-carts/${[...open.shop.carts.values()].at(-1)!.mask}`
const deliver = (address: object, carrier = 'tablerate', method = 'bestway') => ({
  addressInformation: {
    shipping_address: address,
    billing_address: address,
    shipping_carrier_code: carrier,
    shipping_method_code: method,
  },
})

it('sells a guest a cart in euros and remembers the order', async () => {
  shop({ items: two, currency: 'EUR', country: 'NL' })
  const rates = await call('POST', `${guest()}/estimate-shipping-methods`, { address: AMSTERDAM })
  expect(rates.body.map((rate: { carrier_code: string }) => rate.carrier_code)).toEqual([
    'tablerate',
    'accelerate',
    'expedite',
  ])
  const saved = await call('POST', `${guest()}/shipping-information`, deliver(AMSTERDAM))
  const segments = Object.fromEntries(
    saved.body.totals.total_segments.map((s: { code: string; value: number }) => [s.code, s.value]),
  )
  // 2 × 32.00 + 46.00, Standard 6.44, with 21 % in all of it
  expect(segments).toEqual({ subtotal: 110, shipping: 5.32, tax: 20.21, grand_total: 116.44 })
  expect(saved.body.totals.grand_total).toBe(96.23)
  const placed = await call('POST', `${guest()}/payment-information`, {
    cartId: 'any',
    billingAddress: AMSTERDAM,
    paymentMethod: { method: 'checkmo' },
    email: 'bo@example.com',
  })
  expect(placed.text).toBe('"40"')
  expect(open.ledger().orders).toMatchObject([
    { id: 40, grandTotal: 11644, currency: 'EUR', state: 'placed' },
  ])
})

it('names the ordered cart in later requests', async () => {
  shop({ items: two })
  await call('POST', `${guest()}/shipping-information`, deliver(AMSTERDAM))
  const order = { billingAddress: AMSTERDAM, paymentMethod: { method: 'checkmo' }, email: 'bo@example.com' }
  const path = `${guest()}/payment-information`
  await call('POST', path, order)
  const again = await call('POST', path, order)
  expect(again.status).toBe(404)
  expect(again.body.parameters).toEqual({ fieldName: 'cartId', fieldValue: '97' })
})

it('counts yen without and dinars with three decimals', async () => {
  shop({ items: [{ sku: 'EA-1' }], currency: 'JPY' })
  expect((await call('GET', `${guest()}/totals`)).body.subtotal_incl_tax).toBe(5200)
  open.restore()
  shop({ items: [{ sku: 'EA-1' }], currency: 'KWD' })
  expect((await call('GET', `${guest()}/totals`)).body.subtotal).toBe(10.592)
})

it('speaks a visitor’s language also after a logout', async () => {
  shop({ customer: 'ann@example.com', locale: 'de_DE' })
  await call('GET', '/customer/ajax/logout')
  expect((await call('GET', '/oneday/context')).body.locale).toBe('de_DE')
})

it('requires the Ajax header on a customer’s own calls', async () => {
  shop({ customer: 'ann@example.com', items: two })
  expect((await call('GET', `${V1}/carts/mine/totals`, undefined, {})).status).toBe(401)
  expect((await call('GET', `${V1}/carts/mine/totals`)).status).toBe(200)
})

it('sends a form without its key back with a message in a cookie', async () => {
  shop({ items: two })
  const response = await form('/checkout/cart/couponPost', { coupon_code: 'SPRING' }, {})
  expect(response.redirected).toBe(true)
  expect(decodeURIComponent(open.cookie('mage-messages') ?? '')).toContain('Invalid Form Key')
})

it('accepts the form key the page invented and sends it back', async () => {
  shop({ items: two })
  document.cookie = 'form_key=AbCdEfGhIjKlMnOp; path=/'
  const id = String(open.ledger().carts[0]!.items[0]!.id)
  const response = await form('/checkout/sidebar/removeItem/', { item_id: id, form_key: 'AbCdEfGhIjKlMnOp' })
  expect(await response.json()).toEqual({ success: true })
  expect(open.cookie('form_key')).toBe('AbCdEfGhIjKlMnOp')
})

it('merges the guest’s cart into the customer’s at login and lets the old id die', async () => {
  shop({ items: two })
  document.cookie = 'form_key=AbCdEfGhIjKlMnOp; path=/'
  const session = open.cookie('PHPSESSID')
  const path = `${guest()}/totals`
  const login = { username: 'ann@example.com', password: 'Demo-1234!' }
  expect((await call('POST', '/customer/ajax/login', login)).body).toEqual({
    errors: false,
    message: 'Login successful.',
  })
  expect(open.cookie('PHPSESSID')).not.toBe(session)
  expect(open.cookie('form_key')).toBeUndefined()
  expect((await call('GET', path)).body.parameters).toEqual({ fieldName: 'cartId', fieldValue: null })
  expect((await call('GET', `${V1}/carts/mine/totals`)).body.items_qty).toBe(3)
})

it('takes the coupon before away when a bad one is tried', async () => {
  shop({ items: two })
  const coupon = (coupon_code: string) => form('/checkout/cart/couponPost', { coupon_code, remove: '0' })
  expect(await (await coupon('spring')).json()).toEqual({
    error: false,
    message: 'You used coupon code "SPRING".',
  })
  expect((await call('GET', `${guest()}/totals`)).body.discount_amount).toBe(-11.9)
  expect(await (await coupon('nope')).json()).toEqual({
    error: true,
    message: 'The coupon code "nope" is not valid.',
  })
  expect((await call('GET', `${guest()}/totals`)).body.discount_amount).toBe(0)
})

it('pays with a gift card, then store credit, then points, and offers free at nothing to pay', async () => {
  shop({ customer: 'ann@example.com', items: [{ sku: 'EA-1' }] })
  const mine = `${V1}/carts/mine`
  await call('PUT', `${mine}/mpgiftcard/ABCD1234EFGH`)
  await call('PUT', `${mine}/apply-aw-store-credit`)
  const { body } = await call('GET', `${mine}/payment-information`)
  const value = (code: string) =>
    body.totals.total_segments.find((s: { code: string }) => s.code === code)?.value
  expect([value('gift_card'), value('aw_store_credit'), value('grand_total')]).toEqual([-20, -14.5, 0])
  expect(body.payment_methods[0].code).toBe('free')
  expect(JSON.parse(body.totals.extension_attributes.gift_cards).giftCardUsed).toEqual({
    31: { code: 'ABCDXXXXEFGH', amount: 20 },
  })
})

it('refuses an unknown key as a server error and a region object as a wrong type', async () => {
  shop({ items: two })
  const estimate = (address: object) => call('POST', `${guest()}/estimate-shipping-methods`, { address })
  expect((await estimate({ country_id: 'US', street1: 'x' })).status).toBe(500)
  const wrong = await estimate({ country_id: 'US', region: { region: 'Texas' } })
  expect(wrong.status).toBe(400)
  expect(wrong.body.message).toContain('The "array" value\'s type is invalid')
})

it('refuses an address with missing fields only when the order is placed', async () => {
  shop({ items: two })
  const { firstname: _firstname, ...nameless } = AMSTERDAM
  expect((await call('POST', `${guest()}/shipping-information`, deliver(nameless))).status).toBe(200)
  const order = { paymentMethod: { method: 'checkmo' }, email: 'bo@example.com', billingAddress: AMSTERDAM }
  const answer = await call('POST', `${guest()}/payment-information`, order)
  expect(answer.body).toEqual({
    message: 'Please check the shipping address information. "firstname" is required. Enter and try again.',
  })
})

it('empties the message queue by reading it, once', async () => {
  shop()
  document.cookie = 'form_key=AbCdEfGhIjKlMnOp; path=/'
  expect(
    await (await form('/checkout/cart/add/', { product: '57', form_key: 'AbCdEfGhIjKlMnOp' })).json(),
  ).toEqual([])
  const read = async () => (await call('GET', '/customer/section/load/?sections=messages,cart')).body
  const first = await read()
  expect(first.messages.messages[0].text).toContain('You added Pearl Earrings')
  expect(first.cart.summary_count).toBe(1)
  expect((await read()).messages.messages).toEqual([])
})
