import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { whenIdle } from '#dom/lifecycle.ts'
import { loadContext } from '#storefront/state/context.ts'
import { $items, loadCart, refreshCart } from './cart.ts'
import { $item } from './items.ts'
import { requestQuantity } from './quantities.ts'

let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop({ items: [{ sku: 'NK-2' }], ...options })
  $items.listen(() => undefined)
  await Promise.all([loadCart(), loadContext()])
  await idle()
}
/** Resolves when the page is idle, which is when the details of the items are stored. */
const idle = () => new Promise<void>((resolve) => whenIdle(resolve))
const raisePrices = () =>
  fetch('/__demo/mood', { method: 'POST', body: JSON.stringify({ personality: 'price-changed' }) })
const was = () => $item($items.get()![0]!.item_id).get().was

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(async () => {
  open.restore()
  await idle()
  localStorage.clear()
})

it('an item whose price has changed tells what it was, as long as it is another', async () => {
  await enter()
  expect(was()).toBeUndefined()
  await raisePrices()
  await refreshCart()
  expect(was()).toMatchObject({ row_total: 64 })
  await idle()
  await raisePrices()
  await refreshCart()
  expect(was()).toMatchObject({ row_total: 64 })
  for (const { items } of open.shop.carts.values()) for (const item of items) item.basePrice -= 1000
  await refreshCart()
  expect(was()).toBeUndefined()
})

it('an address that brings tax changes no price', async () => {
  await enter()
  const [cart] = open.shop.carts.values()
  cart!.shippingAddress = { country_id: 'US', region_code: 'TX', region_id: 57, postcode: '78701' }
  await refreshCart()
  expect($items.get()![0]!.price_incl_tax).toBeGreaterThan(64)
  expect(was()).toBeUndefined()
})

it('neither another quantity nor another currency has an earlier price', async () => {
  await enter()
  await raisePrices()
  await requestQuantity($items.get()![0]!.item_id, 2)
  expect(was()).toBeUndefined()
  await idle()
  for (const session of open.shop.sessions.values()) session.currency = 'EUR'
  await raisePrices()
  await loadCart()
  expect(was()).toBeUndefined()
})
