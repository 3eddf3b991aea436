import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addProduct } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { strike } from '#demo/wire/personalities.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { task } from '#async/task.ts'
import { onItemAdded } from './useAdditions.ts'
import { $items, loadCart, refreshCart } from '../state/cart.ts'
import { $item } from '../state/items.ts'

let shop: OpenShop
let stop: () => void
let added: string[]
const ofShop = () => [...shop.shop.carts.values()].at(-1)!
const add = (sku: string, qty = 1) => addProduct(shop.shop, ofShop(), productBySku(sku)!, qty)
const listenToAdditions = () => (stop = onItemAdded(({ sku, qty }) => added.push(`${qty} ${sku}`)))

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  added = []
  shop = openShop({ items: [{ sku: 'EA-1', qty: 2 }] })
  await loadCart()
  listenToAdditions()
})
afterEach(() => {
  stop()
  shop.restore()
  vi.restoreAllMocks()
})

it('an item that came to the cart, or of which there is more, was added', async () => {
  add('NK-2')
  await refreshCart()
  add('EA-1')
  await refreshCart()
  expect(added).toEqual(['1 NK-2', '3 EA-1'])
})

it('an item of which there is less, or as many for another price, was not added', async () => {
  ofShop().items[0]!.qty = 1
  await refreshCart()
  strike(shop.shop, 'price-changed')
  await refreshCart()
  expect(added).toEqual([])
})

it('an item whose quantity the shopper is changing was not added', async () => {
  $item($items.get()![0]!.item_id).setKey('pending', 3)
  add('EA-1')
  await refreshCart()
  expect(added).toEqual([])
})

it('an item that other options gave another id was not added', async () => {
  await task('options', async () => {
    add('NK-2')
    await refreshCart()
  })
  expect(added).toEqual([])
})

it('neither the first cart nor another one was added', async () => {
  stop()
  $items.set(undefined)
  listenToAdditions()
  await loadCart.reload()
  strike(shop.shop, 'cart-merged')
  add('NK-2')
  await loadCart.reload()
  expect($items.get()!.map(({ sku }) => sku)).toContain('NK-2')
  expect(added).toEqual([])
  add('BR-1')
  await refreshCart()
  expect(added).toEqual(['1 BR-1'])
})

it('neither a gift nor a special offer was added', async () => {
  add('NK-2')
  const [first] = $items.get()!
  const like = (more: object) => ({ ...first!, item_id: '901', ...more })
  $items.set([first!, like({ product_id: undefined, base_price: 0, price: 0 })])
  $items.set([
    first!,
    like({ item_id: '902', additional_data: { options: { special_offer: { price_type: 2 } } } }),
  ])
  expect(added).toEqual([])
})

it('a listener that has stopped receives no addition', async () => {
  stop()
  add('NK-2')
  await refreshCart()
  expect(added).toEqual([])
})
