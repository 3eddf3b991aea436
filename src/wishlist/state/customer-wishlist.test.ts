import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { chooseOptions } from '#demo/shop/cart.ts'
import { nameOf, productBySku } from '#demo/shop/catalogue.ts'
import type { Fault } from '#demo/shop/mood.ts'
import { inOtherTab } from '#test/model/other-tab.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import {
  $customerWishlist,
  $wishlistErrors,
  customerWishlistChanged,
  removeFromCustomerWishlist,
} from './customer-wishlist.ts'
import { customerItemToCart } from './wishlist-to-cart.ts'
import { customerListChanged } from './wishlist.ts'

let shop: OpenShop
let stop = () => {}

const ofShop = () => [...shop.shop.customers.values()][0]!.wishlist
const put = (id: number, sku: string, chosen: Record<string, string> = {}) => {
  const product = productBySku(sku)!
  ofShop().push({ id, product_id: product.id, qty: 1, options: chooseOptions(product, chosen, 'any') })
}
const shown = () => {
  const items = $customerWishlist.get()
  return Array.isArray(items) ? items.map(({ name }) => name) : items
}
const name = (sku: string) => nameOf(sku, 'en')
const sent = (path: string) => shop.ledger().requests.filter((each) => each.path.startsWith(path)).length
const breaks = (match: string, fault: Fault) => shop.shop.moods.push({ match, fault, seen: 0 })

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ pages: pageRoutes, customer: 'ann@example.com' })
  put(1, 'EA-1')
  put(2, 'NN-1', { 5: 'Ann', 6: '22' })
  stop = $customerWishlist.listen(() => undefined)
  await vi.waitFor(() => expect(shown()).toHaveLength(2))
})
afterEach(() => {
  stop()
  shop.restore()
  vi.restoreAllMocks()
})

it('an item that is taken off is gone from the account and the page, however often it is pressed', async () => {
  const presses = [removeFromCustomerWishlist('1'), removeFromCustomerWishlist('1')]
  expect(await Promise.all(presses)).toEqual([true, false])
  expect(ofShop().map(({ id }) => id)).toEqual([2])
  expect([shown(), sent('/wishlist/index/remove')]).toEqual([[name('NN-1')], 1])
})

it('an item that could not be taken off stays, with the reason until the next try', async () => {
  breaks('POST /wishlist/index/remove*', { kind: 'status', status: 500 })
  expect(await removeFromCustomerWishlist('1')).toBe(false)
  expect([shown(), $wishlistErrors.get()]).toMatchObject([{ length: 2 }, { 1: { key: 'state.failed' } }])
  shop.shop.moods = []
  expect(await removeFromCustomerWishlist('1')).toBe(true)
  expect($wishlistErrors.get()[1]).toBeUndefined()
})

it('an item that is gone though the answer was lost counts as taken off', async () => {
  breaks('POST /wishlist/index/remove*', { kind: 'commit-drop' })
  expect(await removeFromCustomerWishlist('1')).toBe(true)
  expect(shown()).toEqual([name('NN-1')])
})

it('an item goes into the cart once, and off the list', async () => {
  const presses = [customerItemToCart('2'), customerItemToCart('2')]
  expect(await Promise.all(presses)).toEqual([true, false])
  expect(shop.ledger().carts[0]!.items.map(({ qty }) => qty)).toEqual([1])
  expect(shown()).toEqual([name('EA-1')])
  expect($notices.get()).toMatchObject([{ type: 'success', key: 'notice.added' }])
})

it('an item that the shop refuses stays on the list, and nothing says it was added', async () => {
  shop.shop.sold['EA-1'] = 10_000
  expect(await customerItemToCart('1')).toBe(false)
  expect($wishlistErrors.get()[1]).toBeTruthy()
  expect($notices.get().filter(({ type }) => type === 'success')).toEqual([])
  expect(shown()).toHaveLength(2)
})

it('nothing is added where the page does not let the cart change', async () => {
  const cancel = (event: Event) => event.preventDefault()
  document.addEventListener('bezel:before-cart-change', cancel)
  expect(await customerItemToCart('1')).toBe(false)
  document.removeEventListener('bezel:before-cart-change', cancel)
  expect([shown()?.length, $notices.get(), sent('/wishlist/index/cart')]).toEqual([2, [], 0])
})

it('follows what is added elsewhere on the page', async () => {
  put(3, 'NK-2')
  customerListChanged()
  await vi.waitFor(() => expect(shown()).toContain(name('NK-2')))
})

it('follows another tab', async () => {
  put(3, 'NK-2')
  await inOtherTab('/wishlist/', {}, ['wishlist'])
  await vi.waitFor(() => expect(shown()).toContain(name('NK-2')))
})

it('a list that is known stays when it cannot be read again, and is logged', async () => {
  breaks('GET *sections=wishlist*', { kind: 'status', status: 500 })
  await customerWishlistChanged()
  expect(shown()).toHaveLength(2)
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toContain('wishlist')
})
