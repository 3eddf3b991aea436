import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '../../../demo/pages/routes'
import { productBySku } from '../../../demo/shop/catalogue'
import type { Fault } from '../../../demo/shop/mood'
import { openShop, type OpenShop } from '../../../test/open-shop'
import { readCookie, writeCookie } from '../../host/storage/cookies'
import { $items, loadCart } from '../cart/cart'
import { $notices } from '../notices/notices'
import { $customer } from './customer'
import { login } from './login'
import { mergeWishlist } from './merge-wishlist'
import { moveToWishlist } from './move-to-wishlist'

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

it('a list that nobody was moving is moved without reading the account’s', async () => {
  await open()
  writeCookie('wishlist', EARRINGS, { seconds: 100 })
  await logIn()
  expect([products(), sent(/sections=[^&]*wishlist/)]).toEqual([[EARRINGS], 0])
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

it('what did not arrive is moved with the next page, whatever else the account lists', async () => {
  await open('EA-1')
  ofAnn().push({ id: 1, product_id: PENDANT, qty: 1, options: [] })
  await moveToWishlist($items.get()![0]!.item_id)
  loseAnswer('abort')
  await logIn()
  await mergeWishlist()
  expect([products(), readCookie('wishlist')]).toEqual([[EARRINGS, PENDANT], undefined])
})

it('a product that nobody remembers the name of is moved with the next page as well', async () => {
  await open()
  writeCookie('wishlist', EARRINGS, { seconds: 100 })
  loseAnswer('abort')
  await logIn()
  await mergeWishlist()
  expect([products(), readCookie('wishlist'), $notices.get()]).toEqual([[EARRINGS], undefined, []])
})
