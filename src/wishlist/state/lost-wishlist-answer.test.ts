import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import type { Fault } from '#demo/shop/mood.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { $customer } from '#customer/state/customer.ts'
import { $customerWishlist } from './customer-wishlist.ts'
import { login } from '#customer/state/login.ts'
import { mergeWishlist } from './merge-wishlist.ts'
import { moveToWishlist } from './move-to-wishlist.ts'
import { $customerListChanges } from './wishlist.ts'

let shop: OpenShop
const idOf = (sku: string) => productBySku(sku)!.id
const EARRINGS = idOf('EA-1')
const PENDANT = idOf('NK-2')

const ofAnn = () => [...shop.shop.customers.values()][0]!.wishlist
const products = () => ofAnn().map(({ product_id }) => product_id)
const sent = (path: RegExp) => shop.ledger().requests.filter((seen) => path.test(seen.path)).length
const adds = () => sent(/^\/wishlist\/index\/add/)
const loseAnswer = (kind: Fault['kind']) =>
  shop.shop.moods.push({ match: 'POST /wishlist/index/add*', nth: 1, fault: { kind }, seen: 0 })

async function open(...skus: string[]) {
  shop = openShop({ pages: pageRoutes, items: skus.map((sku) => ({ sku })) })
  $customer.set({})
  await loadCart()
}

async function logIn() {
  expect((await login('ann@example.com', 'Demo-1234!')).ok).toBe(true)
  await vi.waitFor(() => expect(adds()).toBeGreaterThan(0))
  await mergeWishlist()
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it.each([
  ['there is none', []],
  ['what there is was refused during this visit', [EARRINGS]],
])('nothing is read of the account’s list to move a list where %s', async (_, ids) => {
  await open()
  writeCookie('wishlist', ids.join('.'), { seconds: 100 })
  sessionStorage.setItem('bezel-wishlist-kept', JSON.stringify(ids))
  await mergeWishlist()
  expect(sent(/sections=[^&]*wishlist/)).toBe(0)
})

it('what arrived with its answer lost is not moved twice, whatever else the account lists', async () => {
  await open('EA-1')
  ofAnn().push({ id: 1, product_id: PENDANT, qty: 1, options: [] })
  await moveToWishlist($items.get()![0]!.item_id)
  loseAnswer('commit-drop')
  await logIn()
  await mergeWishlist()
  expect([products(), adds(), readCookie('wishlist')]).toEqual([[EARRINGS, PENDANT], 1, undefined])
})

it('what arrived with its answer lost is in the list on screen, though the cache had the list before', async () => {
  await open('EA-1')
  await moveToWishlist($items.get()![0]!.item_id)
  loseAnswer('commit-drop')
  const before = $customerListChanges.get()
  expect((await login('ann@example.com', 'Demo-1234!')).ok).toBe(true)
  await vi.waitFor(() => expect($customerListChanges.get()).toBe(before + 1))
  const arrived = ofAnn().splice(0)
  await fetchSections(['wishlist'])
  ofAnn().push(...arrived)
  const stop = $customerWishlist.listen(() => undefined)
  await vi.waitFor(() => expect($customerWishlist.get()).toEqual([]))
  await mergeWishlist()
  await vi.waitFor(() => expect($customerWishlist.get()).toMatchObject([{ name: 'Pearl Earrings' }]))
  expect([adds(), readCookie('wishlist')]).toEqual([1, undefined])
  stop()
})

it('what did not arrive is moved with the next page, whatever else the account lists', async () => {
  await open('EA-1')
  ofAnn().push({ id: 1, product_id: PENDANT, qty: 1, options: [] })
  await moveToWishlist($items.get()![0]!.item_id)
  loseAnswer('abort')
  await logIn()
  await mergeWishlist()
  expect([products(), readCookie('wishlist')]).toEqual([[EARRINGS, PENDANT], undefined])
})

it.each([0, 1])(
  'no engraving is lost with an answer, where the account lists %i of its kind',
  async (earlier) => {
    const necklace = (name: string, metal: string) => ({ sku: 'NN-1', options: { 5: name, 6: metal } })
    shop = openShop({ pages: pageRoutes, items: [necklace('Ann & Bo', '22'), necklace('Cy', '21')] })
    $customer.set({})
    await loadCart()
    if (earlier) ofAnn().push({ id: 1, product_id: idOf('NN-1'), qty: 1, options: [] })
    for (const { item_id } of [...$items.get()!]) await moveToWishlist(item_id)
    shop.shop.moods.push({ match: 'POST /wishlist/index/add*', nth: 2, fault: { kind: 'abort' }, seen: 0 })
    await logIn()
    await mergeWishlist()
    expect(ofAnn()).toHaveLength(2 + earlier)
    expect(ofAnn().flatMap(({ options }) => options[0]?.value ?? [])).toEqual(['Cy', 'Ann & Bo'])
    expect(readCookie('wishlist')).toBeUndefined()
  },
)

it('a product that nobody remembers the name of is moved with the next page as well', async () => {
  await open()
  writeCookie('wishlist', EARRINGS, { seconds: 100 })
  loseAnswer('abort')
  await logIn()
  await mergeWishlist()
  expect([products(), readCookie('wishlist'), $notices.get()]).toEqual([[EARRINGS], undefined, []])
})
