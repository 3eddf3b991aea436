import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addLatency } from '#test/latency.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $items, $totals, loadCart } from './cart.ts'
import { requestQuantity } from './quantities.ts'

let shop: OpenShop

/**
 * Returns the requests made for a new quantity of the only item, as "PUT" and "GET totals". The shop delays
 * the change by `delay` (ms).
 */
async function callsFor(qty: number, delay = 0) {
  const before = shop.ledger().requests.length
  shop.shop.moods.splice(0, 1, { match: 'PUT *', fault: { kind: 'delay', ms: delay }, seen: 0 })
  let isDone = false
  const requested = requestQuantity($items.get()![0]!.item_id, qty).finally(() => (isDone = true))
  while (!isDone) await vi.advanceTimersByTimeAsync(1)
  await requested
  expect($totals.get()!.subtotal).toBe(qty * 34.5)
  return shop
    .ledger()
    .requests.slice(before)
    .filter(({ path }) => /items|totals/.test(path))
    .map(({ method, path }) => (method === 'PUT' ? method : `${method} ${path.split('/').at(-1)}`))
}

/** Their request came before that of the items: they were read behind the change. */
const BEHIND = ['PUT', 'GET totals', 'GET items']
const TOO_EARLY = ['PUT', 'GET totals', 'GET items', 'GET totals']
const AFTER = ['PUT', 'GET items', 'GET totals']

beforeEach(async () => {
  shop = openShop({ items: [{ sku: 'EA-1' }] })
  await loadCart()
  // On a busy machine 20 ms of its own clock are too few between two requests.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  shop.restore()
})

it('reads the totals later after a change once that was too early', async () => {
  addLatency(80)
  expect(await callsFor(3, 300)).toEqual(TOO_EARLY)
  expect(await callsFor(4, 20)).toEqual(BEHIND)
})

it('reads them after the shop’s answer once that was too early as well', async () => {
  expect(await callsFor(3, 300)).toEqual(TOO_EARLY)
  expect(await callsFor(4, 300)).toEqual(TOO_EARLY)
  expect(await callsFor(5)).toEqual(AFTER)
})
