import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { loadViewedProducts, $viewedProducts } from './viewed-products.ts'

let shop: OpenShop
const shown = () => {
  const products = $viewedProducts.get()
  return Array.isArray(products) && products.map(({ name }) => name)
}

/** Keeps what was looked at as the storefront's own scripts do, the newest last. */
function look(...ids: string[]) {
  const entries = ids.map((product_id, at) => [product_id, { product_id, added_at: at + 1 }])
  localStorage.setItem('recently_viewed_product', JSON.stringify(Object.fromEntries(entries)))
}

beforeEach(() => void (shop = openShop()))
afterEach(() => {
  shop.restore()
  localStorage.clear()
})

it('a page that comes back from memory shows what was looked at since', async () => {
  const stop = $viewedProducts.listen(() => undefined)
  look('57')
  await loadViewedProducts(2)
  expect(shown()).toEqual(['Pearl Earrings'])
  look('57', '59')
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await vi.waitFor(() => expect(shown()).toEqual(['Moon Pendant', 'Pearl Earrings']))
  stop()
})

it('the page of a product does not list that product, as Magento’s own list does not', async () => {
  const field = '<input type="hidden" name="product" value="59" />'
  document.body.innerHTML = `<form id="product_addtocart_form">${field}</form>`
  look('57', '59')
  await loadViewedProducts(1)
  expect(shown()).toEqual(['Pearl Earrings'])
})

it('a page that comes back without a network shows what it has shown', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  look('57')
  await loadViewedProducts(2)
  shop.shop.moods.push({ match: 'GET *render-info*', fault: { kind: 'status', status: 400 }, seen: 0 })
  await loadViewedProducts(2)
  expect(shown()).toEqual(['Pearl Earrings'])
  vi.restoreAllMocks()
})

it('products that are kept are shown though the others cannot be had', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop.shop.moods.push({
    match: 'GET *render-info*',
    fault: { kind: 'status', status: 400 },
    seen: 0,
  })
  const [id, name] = [57, 'Pearl Earrings']
  const kept = { id, name, url: '/p.html', price_info: { final_price: 34.5 }, currency_code: 'USD' }
  localStorage.setItem('product_data_storage', JSON.stringify({ [id]: kept }))
  look('57', '59')
  await loadViewedProducts(2)
  expect(shown()).toEqual(['Pearl Earrings'])
  vi.restoreAllMocks()
})
