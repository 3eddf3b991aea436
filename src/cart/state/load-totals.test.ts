import { afterEach, beforeEach, expect, it } from 'vitest'
import { addLatency } from '#test/latency.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $totals, loadCart, setTotals } from './cart.ts'
import { loadTotals } from './load-totals.ts'

let shop: OpenShop
const reads = () => shop.ledger().requests.filter(({ path }) => path.endsWith('/totals')).length

beforeEach(() => {
  shop = openShop({ items: [{ sku: 'EA-1' }] })
})
afterEach(() => shop.restore())

it('no totals are read where no cart is known', async () => {
  await loadTotals()
  await loadCart()
  expect(reads()).toBe(0)
})

it('what the shop has changed is shown after one request', async () => {
  await loadCart()
  const before = reads()
  shop.shop.carts.values().next().value!.items[0]!.qty = 3
  await loadTotals()
  expect($totals.get()!.subtotal).toBe(3 * 34.5)
  expect(reads() - before).toBe(1)
})

it('totals that were set meanwhile may be newer than the ones that arrive, so these are read again', async () => {
  await loadCart()
  const before = reads()
  addLatency(20)
  const loading = loadTotals()
  setTotals({ ...$totals.get()! })
  await loading
  expect(reads() - before).toBe(2)
})
