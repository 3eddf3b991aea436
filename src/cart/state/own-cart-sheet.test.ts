import { afterEach, expect, it } from 'vitest'
import type { OpenShop, OpenShopOptions } from '#test/open-shop.ts'
import { rateKey } from '#delivery/rules/rate.ts'
import { beginAttempt, closeAttempt } from '#order/state/attempt.ts'
import { KEPT } from './sheets.ts'
import { partOf, PLACES } from '#express/state/places.fixture.ts'
import { enterShop, payIn, press, setUpSheets } from '#express/state/sheet.fixture.ts'

let shop: OpenShop

setUpSheets()
afterEach(() => {
  shop.restore()
  localStorage.removeItem(KEPT)
  closeAttempt()
})

async function enter(options?: OpenShopOptions) {
  shop = await enterShop(options)
  return press()
}
const cart = () => [...shop.shop.carts.values()].at(-1)!
const calls = (method: string, path: RegExp) =>
  shop.ledger().requests.filter((request) => request.method === method && path.test(request.path))
const berlin = { place: partOf(PLACES.Berlin) }

it('a coupon in the sheet lowers what it shows, and is gone again as the shopper takes it out', async () => {
  const open = await enter()
  const { totals: full } = await open.update(berlin)
  const { totals: less, rates } = await open.update({ coupon: 'SPRING' })
  expect(less.grand_total).toBeLessThan(full.grand_total)
  expect([cart().coupon, rates.length > 0]).toEqual(['SPRING', true])
  expect((await open.update({ coupon: '' })).totals.grand_total).toBe(full.grand_total)
  expect(cart().coupon).toBeUndefined()
})

it('a coupon that the cart has already is not sent once more, nor none taken out', async () => {
  const open = await enter()
  await open.update({ coupon: '' })
  await open.update({ coupon: 'SPRING' })
  await open.update({ coupon: 'SPRING' })
  expect([calls('PUT', /coupons/).length, calls('DELETE', /coupons/).length]).toEqual([1, 0])
})

it('a wrong coupon is refused in the shop’s words, and leaves the one before', async () => {
  const open = await enter()
  await open.update({ coupon: 'SPRING' })
  await expect(open.update({ coupon: 'WRONG' })).rejects.toMatchObject({
    part: 'coupon',
    reason: { text: expect.stringMatching(/\S/) as string },
  })
  expect(cart().coupon).toBe('SPRING')
})

it('a wrong coupon in a cart without one leaves it without', async () => {
  const open = await enter()
  await expect(open.update({ coupon: 'WRONG' })).rejects.toMatchObject({ part: 'coupon' })
  expect([cart().coupon, calls('PUT', /coupons/).length]).toEqual([undefined, 1])
})

it('the delivery that was chosen stays for another place that has it, too', async () => {
  const open = await enter()
  const { rates } = await open.update(berlin)
  const other = rateKey(rates[1]!)
  expect(rateKey((await open.update({ rate: other })).rate!)).toBe(other)
  const vienna = await open.update({ place: partOf(PLACES.Vienna) })
  expect(rateKey(vienna.rate!)).toBe(other)
})

it('a place that nothing is delivered to is refused as that', async () => {
  const open = await enter()
  shop.shop.moods.push({
    match: 'POST *estimate-shipping-methods*',
    fault: { kind: 'wrong-shape', body: [] },
    seen: 0,
  })
  await expect(open.update(berlin)).rejects.toMatchObject({ part: 'unserved', reason: { key: 'no-rates' } })
})

it('a delivery that is gone by the time of paying is refused, and nothing is saved', async () => {
  const open = await enter()
  await open.update(berlin)
  shop.shop.moods.push({
    match: 'POST *estimate-shipping-methods*',
    fault: { kind: 'wrong-shape', body: [] },
    seen: 0,
  })
  expect(await payIn(open, PLACES.Berlin)).toMatchObject({ part: 'rate', reason: { key: 'rate-gone' } })
  expect(calls('POST', /shipping-information$/)).toEqual([])
})

it('a sheet without a place shows what the cart costs, and asks for no delivery', async () => {
  const open = await enter()
  cart().items[0]!.qty = 2
  const { rates, rate, totals } = await open.update({ coupon: '' })
  expect([rates, rate, totals.items[0]!.qty]).toEqual([[], undefined, 2])
  expect(calls('POST', /estimate/)).toEqual([])
})

it('no delivery is asked for a cart with nothing to deliver, wherever the shopper is', async () => {
  const open = await enter({ items: [{ sku: 'PRIME' }] })
  expect((await open.update(berlin)).rates).toEqual([])
  expect(calls('POST', /estimate/)).toEqual([])
})

it('nothing is changed in a sheet of a cart whose order may still come', async () => {
  const open = await enter()
  beginAttempt(open.sheet.cart.id, 'checkmo')
  await expect(open.update(berlin)).rejects.toMatchObject({
    part: 'order',
    reason: { key: 'place-order.notPlaced' },
  })
  await expect(open.update({ coupon: 'SPRING' })).rejects.toMatchObject({ part: 'order' })
  expect([calls('POST', /estimate/), cart().coupon]).toEqual([[], undefined])
})

it('nothing is to be put back of a cart that was ordered', async () => {
  const open = await enter()
  await open.update({ ...berlin, isSaved: true })
  expect(localStorage.getItem(KEPT)).not.toBeNull()
  expect(await payIn(open, PLACES.Berlin)).toBeUndefined()
  expect([localStorage.getItem(KEPT), calls('POST', /express\/restore/)]).toEqual([null, []])
})

it('what the cart had is kept once for all that one sheet saves', async () => {
  const open = await enter()
  await open.update({ ...berlin, isSaved: true })
  await open.update({ place: partOf(PLACES.Vienna), isSaved: true })
  await open.update({ coupon: 'SPRING' })
  expect(calls('POST', /express\/keep/)).toHaveLength(1)
})
