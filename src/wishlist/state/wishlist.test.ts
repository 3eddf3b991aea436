import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { readWishlist } from '../rules/wishlist.ts'
import { readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { $item } from '#cart/state/items.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { moveToWishlist } from './move-to-wishlist.ts'
import {
  $wishlist,
  removeFromWishlist,
  dropWishlistDetails,
  rememberWishlistItem,
  wishlistDetails,
} from './wishlist.ts'

let shop: OpenShop
const skus = () => $items.get()!.map(({ sku }) => sku)
const inCookie = () => readWishlist(readCookie('wishlist'))
const ofCustomer = () => [...shop.shop.customers.values()][0]!.wishlist
const messages = () => $notices.get().map(({ type, key }) => [type, key])

async function open(options: Parameters<typeof openShop>[0] = {}) {
  shop = openShop({ pages: pageRoutes, items: [{ sku: 'EA-1' }, { sku: 'NK-2' }], ...options })
  await loadCart()
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('moves a guest’s item to the cookie and removes it from the cart', async () => {
  await open()
  const stop = $wishlist.listen(() => undefined)
  await moveToWishlist($items.get()![0]!.item_id)
  expect(skus()).toEqual(['NK-2'])
  expect([inCookie(), $wishlist.get()]).toEqual([['57'], ['57']])
  expect(messages()).toEqual([['success', 'notice.wishlisted']])
  stop()
})

it('puts the newest first, each once, and removes one on request', async () => {
  await open()
  document.cookie = 'wishlist=59.%garbage%.57; path=/'
  await moveToWishlist($items.get()![0]!.item_id)
  expect(inCookie()).toEqual(['57', '59'])
  removeFromWishlist('57')
  removeFromWishlist('59')
  expect(inCookie()).toEqual([])
})

it('leaves both cart and list as they were when the shop refuses', async () => {
  await open()
  const { item_id } = $items.get()![0]!
  shop.shop.moods.push({
    match: 'POST /checkout/sidebar/removeItem*',
    fault: { kind: 'status', status: 500 },
    seen: 0,
  })
  await moveToWishlist(item_id)
  expect(skus()).toEqual(['EA-1', 'NK-2'])
  expect(inCookie()).toEqual([])
  expect($item(item_id).get().error).toEqual({ key: 'state.failed' })
  expect(messages()).toEqual([])
})

it('leaves it to the storefront for a customer, with one message', async () => {
  await open({ customer: 'ann@example.com' })
  await moveToWishlist($items.get()![0]!.item_id)
  expect(skus()).toEqual(['NK-2'])
  expect(inCookie()).toEqual([])
  expect(ofCustomer().map(({ product_id }) => product_id)).toContain('57')
  expect(messages()).toEqual([['success', 'notice.wishlisted']])
  expect([...shop.shop.sessions.values()].flatMap(({ messages }) => messages)).toEqual([])
})

it('shows a customer why the storefront kept the item', async () => {
  await open({ customer: 'ann@example.com' })
  const { item_id } = $items.get()![0]!
  shop.shop.moods.push({ match: 'POST /wishlist/*', fault: { kind: 'status', status: 500 }, seen: 0 })
  await moveToWishlist(item_id)
  expect(skus()).toEqual(['EA-1', 'NK-2'])
  expect($item(item_id).get().error).toEqual({ key: 'state.failed' })
  expect(messages()).toEqual([])
})

it('keeps on the list what has left the cart though the answer was lost', async () => {
  await open()
  const match = 'POST /checkout/sidebar/removeItem*'
  shop.shop.moods.push({ match, fault: { kind: 'commit-drop' }, seen: 0 })
  await moveToWishlist($items.get()![0]!.item_id)
  expect(skus()).toEqual(['NK-2'])
  expect(inCookie()).toEqual(['57'])
  expect(messages()).toEqual([['success', 'notice.wishlisted']])
})

it('a refusal takes nothing off the list that another tab has put there meanwhile', async () => {
  await open()
  const match = 'POST /checkout/sidebar/removeItem*'
  shop.shop.moods.push({ match, fault: { kind: 'status', status: 500 }, seen: 0 })
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    if (String(input).includes('removeItem')) writeCookie('wishlist', '59.57', { seconds: 100 })
    return fetch(input, init)
  }
  await moveToWishlist($items.get()![0]!.item_id)
  expect(inCookie()).toEqual(['59'])
})

it('shows what was set aside since, on a page that comes back from memory', async () => {
  await open()
  const stop = $wishlist.listen(() => undefined)
  writeCookie('wishlist', '57', { seconds: 100 })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect($wishlist.get()).toEqual(['57'])
  stop()
})

const product = (product_id: string, value?: string) => ({
  product_id,
  name: `Ring ${product_id}`,
  thumbnail: '',
  options: value ? [{ label: 'Engraving', value }] : [],
})
const engraved = (value: string): [string, string][] => [['options[5]', value]]
const engravings = (product_id: string) =>
  wishlistDetails(product_id)?.chosen.map(({ shown }) => shown.map(({ value }) => value).join())

it('a ring that is wished for engraved and plain keeps its engravings, each once, the newest first', () => {
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  rememberWishlistItem(product('7', 'Bo'), engraved('Bo'))
  rememberWishlistItem(product('7'))
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  expect(engravings('7')).toEqual(['Ann', 'Bo'])
})

it('remembers ten engravings of a ring', () => {
  for (let at = 1; at <= 11; at++) rememberWishlistItem(product('7', `${at}`), engraved(`${at}`))
  expect(engravings('7')).toEqual(['11', '10', '9', '8', '7', '6', '5', '4', '3', '2'])
})

it('remembers two hundred products, the one just added among them', () => {
  for (let id = 1; id <= 201; id++) rememberWishlistItem(product(`${id}`))
  rememberWishlistItem(product('500'))
  const known = Array.from({ length: 500 }, (_, at) => `${at + 1}`).filter((id) => wishlistDetails(id))
  expect([known.length, known.at(-1)]).toEqual([200, '500'])
})

it('forgets one engraving, or all, and nothing of another ring', () => {
  rememberWishlistItem(product('8'))
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  rememberWishlistItem(product('7', 'Bo'), engraved('Bo'))
  const [bo, ann] = wishlistDetails('7')!.chosen
  expect(dropWishlistDetails('7', bo)).toBe(true)
  expect(engravings('7')).toEqual(['Ann'])
  expect(dropWishlistDetails('7', ann)).toBe(false)
  expect([wishlistDetails('7'), wishlistDetails('8')?.name]).toEqual([undefined, 'Ring 8'])
})

it('what another tab has forgotten already is forgotten', () => {
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  const [ann] = wishlistDetails('7')!.chosen
  dropWishlistDetails('7')
  expect(dropWishlistDetails('7', ann)).toBe(false)
})

it('an item that could not be moved leaves what was remembered before', () => {
  rememberWishlistItem(product('7', 'Ann'), engraved('Ann'))
  rememberWishlistItem(product('7', 'Bo'), engraved('Bo'))()
  expect(engravings('7')).toEqual(['Ann'])
  rememberWishlistItem(product('8'))()
  expect(wishlistDetails('8')).toBeUndefined()
})
