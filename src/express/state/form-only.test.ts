import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { $page } from '#storefront/state/page.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { loadOffer } from './paid-cart.ts'
import { partOf, PLACES } from './places.fixture.ts'
import { enterShop, payIn, press } from './sheet.fixture.ts'
import { $result } from './sheet-status.ts'

let shop: OpenShop
const info = vi.spyOn(console, 'info')

beforeEach(() => {
  info.mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})
afterEach(() => {
  shop.restore()
  vi.resetAllMocks()
})

async function enter(fields: object[], options: OpenShopOptions = {}) {
  const settings = { wallets: 'all', ...options.settings }
  shop = await enterShop({ country: 'US', ...options, settings })
  $page.set({ ...$page.get(), wallets: ['googlepay', 'paypal'], fields, debug: true })
  await loadSettings()
}

const field = { name: 'engraver', label: 'Engraver' }
const offered = async () => (await loadOffer())?.wallets

it.each([
  ['a field of its own with each order', [{ ...field, required: true }], {}, 'engraver'],
  ['one in each address', [{ ...field, place: 'address', required: true }], {}, 'engraver'],
  [
    'one with a wallet’s orders',
    [{ ...field, required: true, methods: ['adyen_googlepay'] }],
    {},
    'engraver',
  ],
  ['a tax number', [], { vat_id_countries: '["US"]' }, 'vat_id'],
  ['a captcha', [], { captcha_forms: 'payment_processing_request' }, 'captcha'],
  ['a captcha of Google’s', [], { recaptcha_place_order: '{"rendering":{"sitekey":"x"}}' }, 'captcha'],
])(
  'no wallet is offered where an order needs %s, and the debug log has why',
  async (_what, fields, settings, name) => {
    await enter(fields, { settings })
    expect(await offered()).toBeUndefined()
    expect(info).toHaveBeenCalledWith(expect.stringContaining(`needs ${name}`))
  },
)

it.each(['company', 'prefix'])(
  'no wallet is offered where the shop’s settings require a %s, which no sheet has',
  async (name) => {
    await enter([])
    $page.set({ ...$page.get(), addressFields: { [name]: 'required' } })
    expect(await offered()).toBeUndefined()
    expect(info).toHaveBeenCalledWith(expect.stringContaining(`needs ${name}`))
  },
)

it('a shop that refuses an order for want of a salutation leads to the forms, and is not asked again', async () => {
  await enter([], { settings: { required_address_fields: 'prefix' } })
  const open = press()
  await open.update({ place: partOf(PLACES.NewYork) })
  expect(await payIn(open, PLACES.NewYork)).toMatchObject({ reason: { key: 'needs-forms' } })
  await vi.waitFor(() => expect($result.get().message).toEqual({ key: 'needs-forms' }))
  expect(await payIn(open, PLACES.NewYork)).toMatchObject({ reason: { key: 'needs-forms' } })
  const sent = shop
    .ledger()
    .requests.filter(({ method, path }) => method === 'POST' && path.endsWith('payment-information'))
  expect([sent.length, shop.ledger().orders]).toEqual([1, []])
  expect(await offered()).toBeUndefined()
})

it('a region that the shop does not know leads to the forms, where there is a list of them', async () => {
  await enter([])
  const open = press()
  await open.update({ place: partOf(PLACES.NewYork) })
  expect(await payIn(open, { ...PLACES.NewYork, region: 'ニューヨーク' })).toMatchObject({
    reason: { key: 'needs-forms' },
    field: 'region',
  })
})

it.each([
  ['that may stay empty', { ...field }],
  ['of other countries', { ...field, required: true, countries: ['DE'] }],
  ['of another way to pay', { ...field, required: true, methods: ['checkmo'] }],
  ['of carts with nothing to deliver', { ...field, required: true, virtual: true }],
])('wallets are offered with a field %s', async (_which, own) => {
  await enter([own])
  expect(await offered()).toEqual(['googlepay', 'paypal'])
})

it('a field of deliveries counts for what is bought, not for what is in the own cart', async () => {
  await enter([{ ...field, required: true, virtual: false }])
  const paymentMethodsResponse = {
    paymentMethods: [{ type: 'paypal', name: 'PayPal', configuration: { merchantId: 'x' } }],
  }
  const offeredFor = async (isVirtual: boolean) =>
    (await loadOffer({ id: 'of-product', isVirtual, paymentMethodsResponse }))?.wallets
  expect([await offeredFor(true), await offeredFor(false)]).toEqual([['paypal'], undefined])
})

it('a country whose orders need more than the sheet has is refused in it, another is not', async () => {
  await enter([{ ...field, required: true, countries: ['DE'] }])
  const open = press()
  await expect(open.update({ place: partOf(PLACES.Berlin) })).rejects.toMatchObject({
    part: 'unserved',
    reason: { key: 'needs-forms' },
    field: 'country_id',
  })
  await open.update({ place: partOf(PLACES.NewYork) })
  expect(await payIn(open, PLACES.Berlin)).toMatchObject({ part: 'unserved' })
  expect(await payIn(open, PLACES.NewYork)).toBeUndefined()
  expect(shop.ledger().orders).toHaveLength(1)
})

it('with nothing to deliver the bill’s country decides', async () => {
  await enter([{ ...field, place: 'address', required: true, countries: ['DE'] }], {
    items: [{ sku: 'PRIME' }],
  })
  expect(await payIn(press(), PLACES.Berlin)).toMatchObject({
    part: 'billing',
    reason: { key: 'needs-forms' },
  })
})
