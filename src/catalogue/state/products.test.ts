import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { renewStores } from '#test/stores.ts'
import { switchCurrency } from '#storefront/api/content.ts'
import { $quoteCurrency } from '#storefront/state/context.ts'
import { currencyOfPage, findProduct, loadProduct, $products } from './products.ts'
import { loadViewedProducts, $viewedProducts } from './viewed-products.ts'

const PRODUCTS = 'products-render-info'
let shop: OpenShop
/** Returns the queries of all requests for products, in order. */
const asked = () =>
  shop
    .ledger()
    .requests.filter(({ path }) => path.includes(PRODUCTS))
    .map(({ path }) => new URL(path, location.href).searchParams)
const asking = (name: string) => asked().map((query) => query.get(name))
const values = () => asking('searchCriteria[filter_groups][0][filters][0][value]')
const fail = () =>
  shop.shop.moods.push({ match: `GET *${PRODUCTS}*`, fault: { kind: 'status', status: 400 }, seen: 0 })
const shown = () => {
  const products = $viewedProducts.get()
  return Array.isArray(products) ? products.map(({ name }) => name) : products
}

/** Keeps what was looked at as the storefront's own scripts do, the newest last. */
const look = (...ids: string[]) =>
  localStorage.setItem(
    'recently_viewed_product',
    JSON.stringify(
      Object.fromEntries(ids.map((product_id, at) => [product_id, { product_id, added_at: at + 1 }])),
    ),
  )
const keep = (product: object) =>
  localStorage.setItem('product_data_storage', JSON.stringify({ [(product as { id: number }).id]: product }))
const kept = {
  id: 57,
  name: 'Kept earrings',
  url: '/kept.html',
  price_info: { final_price: 1 },
  currency_code: 'USD',
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  renewStores()
  shop = openShop({ pages: pageRoutes })
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

it('a product is read once, in the shopper’s currency and for the store of the cart’s section', async () => {
  document.body.innerHTML = '<script type="application/json" id="bezel-config">{"currency":"EUR"}</script>'
  localStorage.setItem('mage-cache-storage', JSON.stringify({ cart: { data_id: 1, storeId: '3' } }))
  localStorage.setItem('bezel-section-ages', JSON.stringify({ cart: Date.now() }))
  await Promise.all([loadProduct('NK-2'), loadProduct('NK-2')])
  expect($products.get()['NK-2']).toMatchObject({ product_id: '59', name: 'Moon Pendant' })
  expect(await findProduct('NK-2')).toBe($products.get()['NK-2'])
  expect([values(), asking('storeId'), asking('currencyCode')]).toEqual([['NK-2'], ['3'], ['EUR']])
})

it('a SKU with a comma is one SKU', async () => {
  await loadProduct('NK-2,EA-1')
  expect($products.get()['NK-2,EA-1']).toBe('missing')
})

it('without a store’s number in the cart’s section the first is meant', async () => {
  localStorage.setItem('mage-cache-storage', JSON.stringify({ cart: { data_id: 1 } }))
  localStorage.setItem('bezel-section-ages', JSON.stringify({ cart: Date.now() }))
  await loadProduct('NK-2')
  expect(asking('storeId')).toEqual(['1'])
})

it('the currency is the shop’s where the page names none', async () => {
  shop.restore()
  shop = openShop({ currency: 'JPY' })
  expect(await currencyOfPage()).toBe('JPY')
})

it('a currency that the page names waits for no answer', async () => {
  document.body.innerHTML = '<script type="application/json" id="bezel-config">{"currency":"EUR"}</script>'
  globalThis.fetch = () => new Promise(() => undefined)
  const currency = await Promise.race([currencyOfPage(), new Promise((resolve) => setTimeout(resolve, 500))])
  expect(currency).toBe('EUR')
})

it('a product that the shop does not sell is missing', async () => {
  await loadProduct('NONE')
  expect($products.get()).toEqual({ NONE: 'missing' })
})

it('a product that could not be read has failed, until the next try', async () => {
  fail()
  await loadProduct('EA-2')
  expect($products.get()).toEqual({ 'EA-2': 'failed' })
  await expect(findProduct('EA-2')).rejects.toMatchObject({ kind: 'business' })
  shop.shop.moods = []
  await loadProduct('EA-2')
  expect($products.get()['EA-2']).toMatchObject({ name: 'Leaf Studs', isSaleable: false })
})

it('the products last looked at are there in that order, and no more than are wanted', async () => {
  look('55', '57', '58', '59')
  await loadViewedProducts(3)
  expect(shown()).toEqual(['Moon Pendant', 'Tennis Bracelet', 'Pearl Earrings'])
  expect(values()).toEqual(['59,58,57'])
  expect(asking('searchCriteria[filter_groups][0][filters][0][field]')).toEqual(['entity_id'])
})

it('what the browser has kept of them is not asked for', async () => {
  look('57', '59')
  keep(kept)
  await loadViewedProducts(5)
  expect([shown(), values()]).toEqual([['Moon Pendant', 'Kept earrings'], ['59']])
})

it('nothing is asked for where the browser has kept all of them', async () => {
  look('57')
  keep(kept)
  await loadViewedProducts(5)
  expect([shown(), values()]).toEqual([['Kept earrings'], []])
})

it('what was kept in another currency is asked for', async () => {
  look('57')
  keep({ ...kept, currency_code: 'EUR' })
  await loadViewedProducts(5)
  expect([shown(), values()]).toEqual([['Pearl Earrings'], ['57']])
})

it('what was kept of a product looked at earlier than those that are wanted is not there', async () => {
  look('57', '59')
  keep(kept)
  await loadViewedProducts(1)
  expect(shown()).toEqual(['Moon Pendant'])
})

it('nobody who has looked at nothing waits for the shop, nor for products it sells no more', async () => {
  await loadViewedProducts(5)
  expect([shown(), values()]).toEqual([[], []])
  look('999', '59')
  await loadViewedProducts(5)
  expect(shown()).toEqual(['Moon Pendant'])
})

it('products looked at that could not be read have failed', async () => {
  look('57')
  fail()
  await loadViewedProducts(5)
  expect(shown()).toBe('failed')
})

it('two lists of what was looked at are one, as long as the longer of them', async () => {
  look('59', '57')
  await Promise.all([loadViewedProducts(2), loadViewedProducts(1)])
  expect(shown()).toHaveLength(2)
})

/** Holds the first answer about products; gives what lets it arrive. */
function holdFirst(): { arrive(): void } {
  const { fetch } = globalThis
  const held = { arrive: () => {} }
  let isFirst = true
  globalThis.fetch = async (...request) => {
    const isHeld = isFirst && String(request[0]).includes(PRODUCTS)
    if (isHeld) isFirst = false
    const response = await fetch(...request)
    if (isHeld) await new Promise<void>((resolve) => (held.arrive = resolve))
    return response
  }
  return held
}

it('a price of the currency before that comes later does not count', async () => {
  const held = holdFirst()
  $quoteCurrency.set('USD')
  const late = loadProduct('NK-2')
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  await switchCurrency('EUR', undefined)
  $quoteCurrency.set('EUR')
  await loadProduct('NK-2')
  held.arrive()
  await late
  expect($products.get()['NK-2']).toMatchObject({ currency: 'EUR' })
})

it('a shorter list of what was looked at that comes later does not count', async () => {
  look('59', '57')
  const held = holdFirst()
  const late = loadViewedProducts(1)
  await vi.waitFor(() => expect(asked()).toHaveLength(1))
  await loadViewedProducts(2)
  held.arrive()
  await late
  expect(shown()).toHaveLength(2)
})
