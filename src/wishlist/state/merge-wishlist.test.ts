import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { productBySku } from '#demo/shop/catalogue.ts'
import { pageRoutes } from '#demo/pages/routes.ts'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { $customer, loadCustomer } from '#customer/state/customer.ts'
import { login, logout } from '#customer/state/login.ts'
import { mergeWishlist } from './merge-wishlist.ts'
import { moveToWishlist } from './move-to-wishlist.ts'
import { wishlistDetails } from './wishlist.ts'

let shop: OpenShop
const idOf = (sku: string) => productBySku(sku)!.id
const NECKLACE = { sku: 'NN-1', options: { 5: 'Ann & Bo', 6: '22' } }

async function open(options: OpenShopOptions = {}) {
  shop = openShop({ pages: pageRoutes, ...options })
  $customer.set({})
  await loadCart()
}
const logIn = async () => {
  expect((await login('ann@example.com', 'Demo-1234!')).ok).toBe(true)
  await vi.waitFor(() => expect(adds().length).toBeGreaterThan(0))
  await mergeWishlist()
}
const ofAnn = () =>
  [...shop.shop.customers.values()][0]!.wishlist.map(({ product_id, options }) => [
    product_id,
    options.map(({ value }) => value).join(', '),
  ])
const adds = () => shop.ledger().requests.filter(({ path }) => path.startsWith('/wishlist/index/add'))
const kept = () => $notices.get().filter(({ key }) => key === 'notice.wishlist-kept')

beforeEach(() => {
  sessionStorage.removeItem('bezel-wishlist-kept')
  $notices.set([])
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('moves a guest’s list into the account with the login, in its order and with its engraving, once', async () => {
  await open({ items: [{ sku: 'EA-1' }, NECKLACE] })
  for (const { item_id } of [...$items.get()!]) await moveToWishlist(item_id)
  expect(readCookie('wishlist')).toBe(`${idOf('NN-1')}.${idOf('EA-1')}`)
  await logIn()
  expect(ofAnn()).toEqual([
    [idOf('NN-1'), 'Ann & Bo, Rose gold'],
    [idOf('EA-1'), ''],
  ])
  expect([readCookie('wishlist'), wishlistDetails(idOf('NN-1'))]).toEqual([undefined, undefined])
  await loadCustomer()
  await mergeWishlist()
  expect(adds()).toHaveLength(2)
  expect(kept()).toEqual([])
})

it('moves every engraving of one product', async () => {
  await open({ items: [NECKLACE, { ...NECKLACE, options: { 5: 'Cy', 6: '21' } }] })
  for (const { item_id } of [...$items.get()!]) await moveToWishlist(item_id)
  expect(readCookie('wishlist')).toBe(idOf('NN-1'))
  await logIn()
  expect(ofAnn()).toEqual([
    [idOf('NN-1'), 'Cy, Yellow gold'],
    [idOf('NN-1'), 'Ann & Bo, Rose gold'],
  ])
})

it('names what could not be moved, leaves it in the cookie, and tries it no more during this visit', async () => {
  await open()
  writeCookie('wishlist', `99999.${idOf('EA-1')}`, { seconds: 100 })
  await logIn()
  expect(ofAnn()).toEqual([[idOf('EA-1'), '']])
  expect(readCookie('wishlist')).toBe('99999')
  expect(kept()).toMatchObject([{ type: 'warning', values: { names: '#99999' } }])
  const before = adds().length
  await loadCustomer()
  await mergeWishlist()
  expect([adds().length, kept().length]).toEqual([before, 1])
})

it('does not move twice what had arrived when its answer was lost, and goes on with the next page', async () => {
  await open({ items: [{ sku: 'EA-1' }, NECKLACE] })
  for (const { item_id } of [...$items.get()!]) await moveToWishlist(item_id)
  const match = 'POST /wishlist/index/add*'
  shop.shop.moods.push({ match, nth: 1, times: 1, fault: { kind: 'commit-drop' }, seen: 0 })
  await logIn()
  await mergeWishlist()
  expect(ofAnn()).toEqual([
    [idOf('NN-1'), 'Ann & Bo, Rose gold'],
    [idOf('EA-1'), ''],
  ])
  expect([adds().length, readCookie('wishlist'), kept()]).toEqual([2, undefined, []])
})

it('goes on after one that did not arrive', async () => {
  await open({ items: [{ sku: 'EA-1' }, { sku: 'NK-2' }] })
  for (const { item_id } of [...$items.get()!]) await moveToWishlist(item_id)
  const match = 'POST /wishlist/index/add*'
  shop.shop.moods.push({ match, nth: 1, times: 1, fault: { kind: 'status', status: 503 }, seen: 0 })
  await logIn()
  expect(ofAnn()).toEqual([[idOf('NK-2'), '']])
  expect(readCookie('wishlist')).toBe(idOf('EA-1'))
  expect(kept()).toMatchObject([{ values: { names: 'Pearl Earrings' } }])
})

it('leaves the list alone where the session of the customer in the cache is over', async () => {
  await open()
  writeCookie('wishlist', idOf('EA-1'), { seconds: 100 })
  $customer.set({ fullname: 'Ann' })
  await vi.waitFor(() => expect(adds()).toHaveLength(1))
  await mergeWishlist()
  expect(readCookie('wishlist')).toBe(idOf('EA-1'))
  expect(kept()).toEqual([])
  await logout()
})

it('does not move an item whose engraving could not be read', async () => {
  await open({ items: [NECKLACE] })
  const match = 'GET *guest-carts/*/items'
  shop.shop.moods.push({ match, fault: { kind: 'status', status: 404 }, seen: 0 })
  await moveToWishlist($items.get()![0]!.item_id)
  expect($items.get()!.map(({ sku }) => sku)).toEqual(['NN-1-rg'])
  expect([readCookie('wishlist'), wishlistDetails(idOf('NN-1'))]).toEqual([undefined, undefined])
})
