import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { strike } from '../personalities.ts'

const AMSTERDAM = {
  firstname: 'Bo',
  lastname: 'Li',
  street: ['Prinsengracht 263'],
  city: 'Amsterdam',
  postcode: '1016 GV',
  country_id: 'NL',
  telephone: '0205550100',
}

let open: OpenShop
beforeEach(() => {
  open = openShop({ items: [{ sku: 'EA-1', qty: 2 }] })
  const rate = { carrier_code: 'tablerate', method_code: 'bestway' }
  Object.assign(cart(), { shippingAddress: AMSTERDAM, rate })
})
afterEach(() => open.restore())

const cart = () => [...open.shop.carts.values()][0]!
const guest = (tail: string) => `/rest/default/V1/guest-carts/${cart().mask}/${tail}`
const mood = (body: object) => fetch('/__demo/mood', { method: 'POST', body: JSON.stringify(body) })
const order = (key?: string) =>
  fetch(guest('payment-information'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': key }) },
    body: JSON.stringify({
      billingAddress: AMSTERDAM,
      paymentMethod: { method: 'checkmo' },
      email: 'bo@example.com',
    }),
  })
const orders = () => open.ledger().orders.length

it('fails only the call a mood names', async () => {
  await mood({ match: 'GET */totals', nth: 2, fault: { kind: 'status', status: 503, retryAfter: '2' } })
  const answers = []
  for (let time = 0; time < 3; time += 1) answers.push(await fetch(guest('totals')))
  expect(answers.map(({ status }) => status)).toEqual([200, 503, 200])
  expect(answers[1]!.headers.get('retry-after')).toBe('2')
})

it('accepts a fault as its name or its status', async () => {
  await mood({ match: 'GET */totals', times: 1, fault: '429' })
  await mood({ match: 'GET */totals', nth: 2, fault: 'empty-200' })
  expect((await fetch(guest('totals'))).status).toBe(429)
  expect(await (await fetch(guest('totals'))).text()).toBe('')
})

it('cuts the connection after the order was taken, and knows the cart as ordered', async () => {
  strike(open.shop, 'commit-drop')
  await expect(order()).rejects.toThrow(TypeError)
  expect(orders()).toBe(1)
  expect((await order()).status).toBe(404)
})

it('responds with an error after the order was placed', async () => {
  strike(open.shop, 'commit-500')
  expect((await order()).status).toBe(500)
  expect(orders()).toBe(1)
})

it('takes one order of two at once, and both when it is racy', async () => {
  const both = await Promise.all([order(), order()])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 404])
  Object.assign(cart(), { active: true })
  strike(open.shop, 'racy')
  await Promise.all([order(), order()])
  expect(orders()).toBe(3)
})

it('takes an order from a closed cart when it forgets everything', async () => {
  strike(open.shop, 'amnesiac')
  expect([(await order()).status, (await order()).status]).toEqual([200, 200])
  expect(orders()).toBe(2)
})

it('answers a key it knows as before, and takes no second order for it', async () => {
  strike(open.shop, 'amnesiac')
  const [one, two] = await Promise.all([order('k1'), order('k1')])
  const again = await order('k1')
  const ids = await Promise.all([one, two, again].map((answer) => answer.json()))
  expect([new Set(ids).size, orders()]).toEqual([1, 1])
  await order('k2')
  expect(orders()).toBe(2)
})

it('responds to two reads in reverse order', async () => {
  strike(open.shop, 'reorder')
  const arrived: number[] = []
  const read = (index: number) => fetch(guest('totals')).then(() => arrived.push(index))
  await Promise.all([read(1), read(2)])
  expect(arrived).toEqual([2, 1])
})

it('withdraws the chosen delivery, and then takes no order', async () => {
  strike(open.shop, 'rate-gone')
  const answer = await order()
  expect(await answer.json()).toEqual({
    message: 'The shipping method is missing. Select the shipping method and try again.',
  })
})

it('lets a guest’s cart go to the customer who logged in elsewhere', async () => {
  const totals = guest('totals')
  strike(open.shop, 'cart-merged')
  expect((await fetch(totals)).status).toBe(404)
  const mine = await fetch('/rest/default/V1/carts/mine/totals', {
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect(((await mine.json()) as { items_qty: number }).items_qty).toBe(2)
})
