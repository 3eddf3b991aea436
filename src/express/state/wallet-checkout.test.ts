import { afterEach, expect, it, vi } from 'vitest'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { $items } from '#cart/state/cart.ts'
import { takePlacedOrder } from '#order/state/take-placed-order.ts'
import { partOf, PLACES } from './places.fixture.ts'
import { enterShop, payIn, press, setUpSheets } from './sheet.fixture.ts'
import { $openCheckout } from './sheet-status.ts'

const ANN = 'ann@example.com'
let shop: OpenShop

setUpSheets()
afterEach(() => shop.restore())

async function enter(options?: OpenShopOptions) {
  shop = await enterShop(options)
  return press()
}

const orders = () => shop.ledger().orders
const charges = () => shop.ledger().charges

it.each([
  ['guest', 'EUR', undefined],
  ['guest', 'JPY', undefined],
  ['guest', 'KWD', undefined],
  ['customer', 'USD', ANN],
])(
  'a %s pays in %s what the sheet showed, for the address of the wallet',
  async (_who, currency, customer) => {
    const open = await enter({ currency, customer })
    await open.update({ place: partOf(PLACES.Vienna) })
    await open.update({ place: partOf(PLACES.Berlin) })
    expect(await payIn(open, PLACES.Berlin)).toBeUndefined()
    expect(orders()).toMatchObject([
      {
        method: 'adyen_googlepay',
        currency,
        email: ANN,
        shippingAddress: { city: 'Berlin', firstname: 'Ann', lastname: 'Lee', street: ['Torstraße 1'] },
      },
    ])
    const value = orders()[0]!.grandTotal
    expect(charges()).toMatchObject([{ value, currency, authorised: value }])
    expect(location.assign).toHaveBeenCalledWith(expect.stringContaining('success'))
  },
)

it('the page that confirms the order has its items, amounts, addresses and delivery, and the tab no draft', async () => {
  const open = await enter({ customer: ANN })
  sessionStorage.setItem('bezel-checkout', '{"email":"ann@example.com"}')
  sessionStorage.setItem('bezel-place', '{"country_id":"AT"}')
  await open.update({ place: partOf(PLACES.Berlin) })
  await payIn(open, PLACES.Berlin, PLACES.Vienna)
  expect(['bezel-checkout', 'bezel-place'].map((key) => sessionStorage.getItem(key))).toEqual([null, null])
  expect(takePlacedOrder()).toMatchObject({
    isGuest: false,
    email: ANN,
    shipping: { city: 'Berlin' },
    billing: { city: 'Wien' },
    items: [{ sku: 'NK-2' }],
    rate: orders()[0]!.rate,
    payment: 'Google Pay',
    currency: 'EUR',
  })
})

it('nothing is kept of an order that was refused', async () => {
  const open = await enter()
  await open.update({ place: partOf(PLACES.Berlin) })
  const cart = [...shop.shop.carts.values()].at(-1)!
  shop.shop.moods.push({
    match: 'POST *payment-information',
    fault: { kind: 'status', status: 400 },
    seen: 0,
  })
  expect(await payIn(open, PLACES.Berlin)).toMatchObject({ part: 'order' })
  expect([takePlacedOrder(), cart.shippingAddress]).toEqual([undefined, undefined])
})

it('a cart with nothing to deliver is asked for no rate', async () => {
  const open = await enter({ items: [{ sku: 'PRIME' }] })
  expect(await payIn(open, PLACES.Berlin)).toBeUndefined()
  expect(orders()).toMatchObject([{ shippingAddress: undefined }])
})

it.each([
  ['a country that is not served', 'Minsk', 'unserved'],
  ['nothing', 'Berlin', undefined],
] as const)('refuses %s in the sheet', async (_what, place, part) => {
  const open = await enter()
  const refused = await open
    .update({ place: partOf(PLACES[place]) })
    .catch((error: { part: string }) => error.part)
  expect(typeof refused === 'string' ? refused : undefined).toBe(part)
})

it('refuses a box that the chosen delivery does not go to, and the sheet may go on', async () => {
  const open = await enter()
  const { rates } = await open.update({ place: partOf(PLACES.Packstation) })
  const express = rates.find(({ carrier_code }) => carrier_code === 'expedite')!
  await open.update({ rate: `${express.carrier_code}_${express.method_code}` })
  expect(await payIn(open, PLACES.Packstation)).toMatchObject({ part: 'address', field: 'street1' })
  expect(orders()).toEqual([])
  expect(await payIn(open, PLACES.Berlin)).toBeUndefined()
  expect(orders()).toHaveLength(1)
})

it('orders nothing that costs more than the sheet showed', async () => {
  const open = await enter()
  await open.update({ place: partOf(PLACES.Berlin) })
  const cart = [...shop.shop.carts.values()].at(-1)!
  cart.items[0]!.qty = 3
  expect(await payIn(open, PLACES.Berlin)).toMatchObject({
    part: 'order',
    reason: { key: 'place-order.totalChanged' },
  })
  expect([orders(), cart.shippingAddress, cart.rate]).toEqual([[], undefined, undefined])
})

it('the press after a total that has changed pays what it is now, also where the sheet asks for no rates', async () => {
  const open = await enter({ items: [{ sku: 'PRIME' }] })
  const cart = [...shop.shop.carts.values()].at(-1)!
  cart.items[0]!.qty = 3
  expect(await payIn(open, PLACES.Berlin)).toMatchObject({ reason: { key: 'place-order.totalChanged' } })
  await vi.waitFor(() => expect($items.get()?.[0]?.qty).toBe(3))
  expect(await payIn(press(), PLACES.Berlin)).toBeUndefined()
  expect(orders()).toHaveLength(1)
})

it.each([
  ['where nobody has one', 'KW', undefined],
  ['elsewhere', 'DE', { part: 'address', field: 'postcode' }],
])('an address without a postcode is taken or refused: %s', async (_where, country_id, refused) => {
  const open = await enter()
  const address = { ...PLACES.Vienna, city: 'Salmiya', postcode: '', country_id }
  await open.update({ place: partOf(address) })
  expect(await payIn(open, address)).toEqual(refused && expect.objectContaining(refused))
  expect(orders()).toHaveLength(refused ? 0 : 1)
})

it('says what is missing of the address', async () => {
  const open = await enter()
  await open.update({ place: partOf(PLACES.Berlin) })
  expect(await payIn(open, { ...PLACES.Berlin, street: [] })).toMatchObject({
    part: 'address',
    field: 'street1',
  })
})

it('has one sheet at a time', async () => {
  const first = await enter()
  const second = press()
  expect([$openCheckout.get() === second, first.sheet.isClosed]).toEqual([true, true])
  await expect(first.update({ place: partOf(PLACES.Berlin) })).rejects.toMatchObject({ part: 'order' })
})
