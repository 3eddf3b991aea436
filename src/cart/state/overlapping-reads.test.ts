import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addProduct } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { $items, $totals, loadCart, refreshCart, setTotals } from './cart.ts'

let shop: OpenShop
let stop: () => void
const ofShop = () => [...shop.shop.carts.values()].at(-1)!
const skus = () => $items.get()?.map(({ sku }) => sku)
const reads = (path: string) => shop.ledger().requests.filter((one) => one.path.includes(path)).length

/** The shop answers at once, but its first answer to this call arrives when it is let go. */
function holdAnswer(path: string) {
  const answer = { isHeld: false, letGo: () => {} }
  const serve = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const response = await serve(input, init)
    if (String(input).includes(path) && !answer.isHeld) {
      answer.isHeld = true
      await new Promise<void>((resolve) => (answer.letGo = resolve))
    }
    return response
  }
  return answer
}

beforeEach(async () => {
  shop = openShop({ items: [{ sku: 'EA-1' }, { sku: 'NK-2', qty: 2 }] })
  // Else the cart renews its section by itself, and is read again for what it finds there.
  await fetchSections(['cart'])
  stop = $items.listen(() => undefined)
  await loadCart()
})
afterEach(() => {
  stop()
  shop.restore()
})

it('a cart is read once for each of several changes that others make while it is read, and shows the last', async () => {
  const held = holdAnswer('/totals')
  const before = reads('/checkout/cart/items')
  const first = refreshCart()
  await vi.waitFor(() => expect(held.isHeld).toBe(true))
  const others = [refreshCart(), refreshCart()]
  addProduct(shop.shop, ofShop(), productBySku('BR-1')!, 1)
  others.push(refreshCart())
  await others[0]
  expect(skus()).toEqual(['EA-1', 'NK-2', 'BR-1'])
  held.letGo()
  await Promise.all([first, ...others])
  expect(reads('/checkout/cart/items') - before).toBe(4)
})

it('a cart shows totals that were set while it was read, and reads what is newer', async () => {
  const totals = $totals.get()!
  const held = holdAnswer('/totals')
  const refreshed = refreshCart()
  await vi.waitFor(() => expect(held.isHeld).toBe(true))
  ofShop().items[0]!.qty = 5
  setTotals({ ...totals })
  held.letGo()
  await refreshed
  expect([$items.get()![0]!.qty, $totals.get()!.items[0]!.qty]).toEqual([5, 5])
})

it('a cart is loaded with totals that were read after those set while it was loaded', async () => {
  const totals = $totals.get()!
  const held = holdAnswer('/checkout/config/data')
  const loaded = loadCart.reload()
  await vi.waitFor(() => expect(held.isHeld).toBe(true))
  ofShop().items[0]!.qty = 5
  setTotals({ ...totals })
  held.letGo()
  await loaded
  expect([$items.get()![0]!.qty, $totals.get()!.items[0]!.qty]).toEqual([5, 5])
})
