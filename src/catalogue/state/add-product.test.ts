import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { addProduct as putIntoCart, openCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { renewStores } from '#test/stores.ts'
import type { ApiError } from '#http/api-error.ts'
import type { BezelEvents } from '#public/events.d.ts'
import { listen } from '#dom/events.ts'
import { addProduct } from './add-product.ts'
import { $items, loadCart } from '#cart/state/cart.ts'

let shop: OpenShop
let asked: BezelEvents['bezel:before-cart-change'][]
let changes: BezelEvents['bezel:cart-changed'][]
let stops: (() => void)[]

const EARRINGS = '57'
const PENDANT = '59'
const inShop = () => shop.ledger().carts.flatMap(({ items }) => items.map(({ sku, qty }) => [sku, qty]))

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  renewStores()
  shop = openShop({ pages: pageRoutes })
  asked = []
  changes = []
  stops = [
    listen('bezel:before-cart-change', (detail) => void asked.push(detail)),
    listen('bezel:cart-changed', (detail) => void changes.push(detail)),
  ]
})
afterEach(() => {
  stops.forEach((stop) => stop())
  shop.restore()
  vi.restoreAllMocks()
})

it('asks the page before it adds, and says once what the cart has, though nobody has shown it yet', async () => {
  expect(await addProduct({ product: EARRINGS, qty: 2 })).toBe(true)
  expect(asked).toEqual([{ change: 'add', qty: 2 }])
  expect(changes).toEqual([{ count: 2, items: 1 }])
  const reads = shop.ledger().requests.filter(({ path }) => path.startsWith('/checkout/config/data'))
  expect(reads).toHaveLength(1)
})

it('says it once where the cart is being read for the screen', async () => {
  const reading = loadCart()
  expect(await addProduct({ product: EARRINGS })).toBe(true)
  await reading
  expect(changes).toEqual([{ count: 1, items: 1 }])
})

it('says it once where the cart is on screen', async () => {
  await loadCart()
  expect(await addProduct({ product: EARRINGS })).toBe(true)
  expect(changes).toEqual([{ count: 1, items: 1 }])
})

it('says nothing where the page has cancelled it', async () => {
  stops.push(listen('bezel:before-cart-change', (_detail, event) => event.preventDefault()))
  expect(await addProduct({ product: EARRINGS })).toBe(false)
  await loadCart()
  expect([changes, inShop()]).toEqual([[], []])
})

it('adds each of two products wanted at the same time', async () => {
  await Promise.all([addProduct({ product: EARRINGS }), addProduct({ product: PENDANT })])
  expect(inShop()).toEqual([
    ['EA-1', 1],
    ['NK-2', 1],
  ])
})

it.each([
  ['was added though the answer was lost has not failed', 'commit-drop', [true, 2]],
  ['did not reach the shop has failed', 'abort', ['network', 1]],
] as const)('what %s', async (_, kind, outcome) => {
  await loadCart()
  await addProduct({ product: PENDANT })
  shop.shop.moods.push({ match: 'POST /checkout/cart/add*', fault: { kind }, seen: 0 })
  const isAdded = await addProduct({ product: EARRINGS }).catch(({ kind }: ApiError) => kind)
  expect([isAdded, inShop().length]).toEqual(outcome)
})

it('shows what is in the cart by now, also after a refusal', async () => {
  await loadCart()
  const [session] = shop.shop.sessions.values()
  putIntoCart(shop.shop, openCart(shop.shop, session!), productBySku('NK-2')!, 1)
  shop.shop.sold['EA-1'] = 10_000
  await expect(addProduct({ product: EARRINGS })).rejects.toMatchObject({ kind: 'business' })
  expect($items.get()!.map(({ sku }) => sku)).toEqual(['NK-2'])
})
