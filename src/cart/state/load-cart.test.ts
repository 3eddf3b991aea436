import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addProduct } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { parseItems } from '../rules/cart.ts'
import { $cartState, $count, $items, loadCart } from './cart.ts'

let shop: OpenShop
const sections = () =>
  shop.ledger().requests.filter(({ path }) => /^\/customer\/section\/load.*sections=cart/.test(path)).length

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ items: [{ sku: 'EA-1' }, { sku: 'NK-2', qty: 2 }] })
})
afterEach(() => {
  vi.useRealTimers()
  shop.restore()
  vi.restoreAllMocks()
})

it('a cart that cannot be read is failed and logged, and is there with the next try', async () => {
  const fault = { kind: 'status', status: 400 } as const
  shop.shop.moods.push({ match: 'GET /checkout/config/data*', fault, seen: 0 })
  await loadCart()
  expect([$cartState.get(), $items.value]).toEqual(['failed', undefined])
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('cart')
  shop.shop.moods = []
  await loadCart()
  expect([$cartState.get(), $count.get()]).toEqual(['ready', 3])
})

it('the storefront’s cache gets the cart for the next page, once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  await loadCart()
  expect(sections()).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sections()).toBe(1)
  await loadCart.reload()
  await vi.advanceTimersByTimeAsync(1000)
  expect(sections()).toBe(1)
})

it('a cart that another tab changes before its section is renewed is read again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame'] })
  const stop = $items.listen(() => undefined)
  await loadCart()
  const [cart] = shop.shop.carts.values()
  addProduct(shop.shop, cart!, productBySku('BR-1')!, 1)
  await vi.advanceTimersByTimeAsync(1000)
  expect($items.get()!.map(({ sku }) => sku)).toEqual(['EA-1', 'NK-2', 'BR-1'])
  stop()
})

it('decimal quantities are counted as decimals', () => {
  $items.set(parseItems([0.1, 0.2].map((qty, index) => ({ item_id: index + 1, qty }))))
  expect($count.get()).toBe(0.3)
})
