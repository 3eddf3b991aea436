import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { renewStores } from '#test/stores.ts'
import { afterPaint, whenIdle } from '#dom/lifecycle.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { $isCacheCorrected } from './cached-items.ts'
import { $count, $items, loadCart } from './cart.ts'
import { $item, $itemIds } from './items.ts'

let shop: OpenShop
let letGo: () => void
let stop = () => {}
const inShop = () => [...shop.shop.carts.values()].at(-1)!.items
const shown = () => $itemIds.get()?.map((id) => [$item(id).get().item!.sku, $item(id).get().item!.qty])
const counter = () => document.querySelector('[data-bezel-count]')!.textContent

/** The shop's answers wait until they are let go. */
function holdAnswers() {
  const serve = globalThis.fetch
  const released = new Promise<void>((resolve) => (letGo = resolve))
  globalThis.fetch = async (...call) => {
    await released
    return serve(...call)
  }
}

/** Sets a quantity in the storefront's cache, as another tab would. */
function cacheQuantity(qty: number) {
  const cache = JSON.parse(localStorage.getItem('mage-cache-storage')!)
  cache.cart.items.at(-1).qty = qty
  localStorage.setItem('mage-cache-storage', JSON.stringify(cache))
}

beforeEach(async () => {
  document.body.innerHTML =
    '<script type="application/json" id="bezel-config">{"currency":"USD"}</script><b data-bezel-count></b>'
  shop = openShop({ items: [{ sku: 'BR-1', qty: 2 }, { sku: 'NK-2' }] })
  await loadCart()
  await fetchSections(['cart'])
  await new Promise<void>(afterPaint)
  await new Promise<void>(whenIdle)
})
afterEach(() => {
  stop()
  history.replaceState(null, '', '/')
  shop.restore()
})

/** It has the storage only. */
function openNextPage() {
  renewStores()
  document.querySelector('[data-bezel-count]')!.textContent = ''
  holdAnswers()
  stop = $items.listen(() => undefined)
}

it('the next page shows and counts the cached items until the shop’s answer, which says the same', async () => {
  openNextPage()
  expect([shown(), $count.get(), counter()]).toEqual([
    [
      ['BR-1', 2],
      ['NK-2', 1],
    ],
    3,
    '3',
  ])
  expect($items.get()).toBeUndefined()
  letGo()
  await vi.waitFor(() => expect($items.get()).toHaveLength(2))
  expect([$count.get(), $isCacheCorrected.get()]).toEqual([3, false])
})

it('an answer with another quantity than was shown corrects it', async () => {
  inShop()[0]!.qty = 3
  openNextPage()
  expect($count.get()).toBe(3)
  letGo()
  await vi.waitFor(() => expect($count.get()).toBe(4))
  expect([shown(), counter(), $isCacheCorrected.get()]).toEqual([
    [
      ['BR-1', 3],
      ['NK-2', 1],
    ],
    '4',
    true,
  ])
  $isCacheCorrected.set(false)
  inShop()[0]!.qty = 4
  await loadCart.reload()
  expect([$count.get(), $isCacheCorrected.get()]).toEqual([5, false])
})

it('the checkout shows nothing but what will be charged', async () => {
  history.replaceState(null, '', '/checkout/')
  openNextPage()
  expect([shown(), $count.get(), counter()]).toEqual([undefined, undefined, ''])
  letGo()
  await vi.waitFor(() => expect($count.get()).toBe(3))
})

it('a page without a cache counts nothing until the shop’s answer', async () => {
  localStorage.removeItem('mage-cache-storage')
  openNextPage()
  expect([shown(), $count.get(), counter()]).toEqual([undefined, undefined, ''])
  letGo()
  await vi.waitFor(() => expect($count.get()).toBe(3))
})

it('a page that has read its cart shows no cached items to who asks for them later', () => {
  cacheQuantity(7)
  holdAnswers()
  stop = $items.listen(() => undefined)
  expect($count.get()).toBe(3)
})

it('a page that comes back from memory shows at once what others have made of the cart', async () => {
  stop = $items.listen(() => undefined)
  cacheQuantity(7)
  inShop()[0]!.qty = 8
  holdAnswers()
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect([shown(), $count.get(), counter()]).toEqual([
    [
      ['BR-1', 7],
      ['NK-2', 1],
    ],
    8,
    '8',
  ])
  expect($items.get()![0]!.qty).toBe(2)
  letGo()
  await vi.waitFor(() => expect($count.get()).toBe(9))
  expect([shown(), $isCacheCorrected.get()]).toEqual([
    [
      ['BR-1', 8],
      ['NK-2', 1],
    ],
    true,
  ])
})
