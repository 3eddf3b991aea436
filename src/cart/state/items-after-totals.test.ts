import { afterEach, expect, it, vi } from 'vitest'
import { addLatency } from '#test/latency.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $items, $totals, loadCart, setTotals } from './cart.ts'
import { requestQuantity } from './quantities.ts'

let shop: OpenShop
const reads = () =>
  shop
    .ledger()
    .requests.map(({ path }) => path)
    .filter((path) => /\/(totals|cart\/items)$/.test(path))
    .map((path) => path.split('/').at(-1))

/** An item's quantity was changed: the shop's total is shown, and the items are on their way. */
async function change(...skus: string[]) {
  shop = openShop({ items: skus.map((sku) => ({ sku })) })
  await loadCart()
  addLatency(60)
  const before = reads().length
  const rest = requestQuantity($items.get()![0]!.item_id, 3)
  await vi.waitFor(() => expect($items.get()![0]!.qty).toBe(3), { interval: 1 })
  return { rest, reads: () => reads().slice(before) }
}

afterEach(() => shop.restore())

it('items of which another tab has removed one come with their own totals', async () => {
  const { rest } = await change('EA-1', 'NK-2')
  shop.shop.carts.values().next().value!.items.pop()
  await rest
  expect([$items.get()!.length, $totals.get()!.subtotal]).toEqual([1, 3 * 34.5])
})

it('items are read again where other totals came meanwhile', async () => {
  const { rest, reads } = await change('EA-1')
  setTotals({ ...$totals.get()! })
  await rest
  expect(reads()).toEqual(['totals', 'items', 'items', 'totals'])
})
