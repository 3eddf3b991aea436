import { findByRole, findByText, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { switchCurrency } from '#storefront/api/content.ts'
import { $quoteCurrency } from '#storefront/state/context.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { mount as mountButton } from '../add-to-cart/index.ts'
import { mount as mountViewed } from '../recently-viewed/index.ts'
import { mount } from './index.ts'

const page = document.body
const stops: (() => void)[] = []
let shop: OpenShop

beforeEach(() => {
  shop = openShop({ pages: pageRoutes })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  shop.restore()
  localStorage.clear()
  page.replaceChildren()
  vi.restoreAllMocks()
})

async function put(mountIt: typeof mount, attributes: Record<string, string>) {
  const host = page.appendChild(document.createElement('div'))
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(`data-${name}`, value)
  host.append('Our favourite')
  stops.push(await mountIt(host, () => undefined))
  return host
}

const inCart = () => shop.ledger().carts[0]?.items.map(({ sku, qty }) => `${qty} ${sku}`) ?? []
const requested = () => shop.ledger().requests.map(({ path }) => path.split('?')[0])

it('shows a product by its SKU, in place of what the page wrote, and puts it into the cart', async () => {
  const host = await put(mount, { sku: 'NK-2' })
  expect(host.textContent).toContain('Our favourite')
  const link = await findByRole(page, 'link', { name: 'Moon Pendant' })
  expect(link.getAttribute('href')).toContain('/moon-pendant.html')
  const image = link.querySelector('img')!
  expect([image.width, image.height]).toEqual([300, 300])
  expect(host.textContent).toContain('$64.00')
  expect(host.textContent).not.toContain('Our favourite')
  await userEvent.click(await findByRole(page, 'button', { name: 'Add to cart: Moon Pendant' }))
  await findByRole(page, 'link', { name: 'In your cart' })
  expect(inCart()).toEqual(['1 NK-2'])
  const status = getByRole(page, 'status')
  await waitFor(() => expect(status.textContent).toBe('Now in your cart: Moon Pendant.'))
})

it('adds once, however often it is pressed', async () => {
  await put(mount, { sku: 'NK-2' })
  const button = await findByRole(page, 'button', { name: /Add to cart/ })
  button.click()
  button.click()
  await findByRole(page, 'link', { name: 'In your cart' })
  expect(inCart()).toEqual(['1 NK-2'])
})

it('leads to the page of a product where something is to be chosen, unless the marker has chosen', async () => {
  const first = await put(mount, { sku: 'NN-1' })
  const link = await findByRole(page, 'link', { name: 'Choose options: Name Necklace' })
  expect(link.getAttribute('href')).toContain('/name-necklace.html')
  first.setAttribute('data-options', '{"options[5]":"Ann","options[6]":"22"}')
  await userEvent.click(await findByRole(page, 'button', { name: /Add to cart/ }))
  await waitFor(() => expect(inCart()).toEqual(['1 NN-1-rg']))
})

it('offers nothing that is sold out', async () => {
  await put(mount, { sku: 'EA-2' })
  await findByText(page, 'Not available right now')
  expect(queryByRole(page, 'button')).toBeNull()
})

it('shows why the shop refuses', async () => {
  await put(mount, { sku: 'BR-1' })
  const button = await findByRole(page, 'button', { name: /Add to cart/ })
  shop.shop.sold['BR-1'] = 5
  await userEvent.click(button)
  await findByText(page, /not available/)
  expect(inCart()).toEqual([])
})

it('leaves the page as it wrote it for a SKU the shop does not sell', async () => {
  const host = await put(mount, { sku: 'NOPE' })
  await waitFor(() => expect(requested()).toContain('/rest/default/V1/products-render-info'))
  await waitFor(() => expect(host.querySelector('[aria-busy]')).toBeNull())
  expect(host.textContent).toBe('Our favourite')
})

it('can be tried again when the shop did not answer', async () => {
  shop.shop.moods.push({ match: 'GET *render-info*', fault: { kind: 'status', status: 400 }, seen: 0 })
  const host = await put(mount, { sku: 'LK-1' })
  const retry = await findByRole(page, 'button', { name: 'Try again' })
  expect(host.textContent).toContain('Our favourite')
  shop.shop.moods = []
  await userEvent.click(retry)
  await findByRole(page, 'link', { name: 'Photo Locket' })
})

it.each<[string, typeof mount, Record<string, string>]>([
  ['a product', mount, { sku: 'LK-1' }],
  ['what was looked at', mountViewed, {}],
])('announces that %s could not be loaded', async (_, mountIt, attributes) => {
  localStorage.setItem('recently_viewed_product', JSON.stringify({ a: { product_id: '57', added_at: 1 } }))
  shop.shop.moods.push({ match: 'GET *render-info*', fault: { kind: 'status', status: 400 }, seen: 0 })
  await put(mountIt, attributes)
  const alert = await findByRole(page, 'alert')
  await waitFor(() => expect(alert.textContent).toMatch(/could not be loaded/))
})

it('adds by a button alone, which requests nothing before it is pressed', async () => {
  await put(mountButton, { sku: 'EA-1', qty: '2', label: 'Take two' })
  const button = await findByRole(page, 'button', { name: 'Take two' })
  expect(requested().filter((path) => /render-info|cart/.test(path!))).toEqual([])
  await userEvent.click(button)
  await waitFor(() => expect(inCart()).toEqual(['2 EA-1']))
})

it('shows what was looked at, the newest first, from what the storefront keeps and from the shop', async () => {
  const viewed = (product_id: string, added_at: number) => ({ product_id, added_at, scope_id: '1' })
  const kept = {
    id: 59,
    name: 'Kept Pendant',
    url: '/moon-pendant.html',
    is_salable: '1',
    currency_code: 'USD',
    price_info: { final_price: 64 },
  }
  localStorage.setItem(
    'recently_viewed_product',
    JSON.stringify({ a: viewed('57', 100), b: viewed('59', 200) }),
  )
  localStorage.setItem('product_data_storage', JSON.stringify({ 59: kept }))
  await put(mountViewed, {})
  const list = await findByRole(page, 'region', { name: 'Recently viewed' })
  const names = [...list.querySelectorAll('.bzl-product__name')].map(({ textContent }) => textContent)
  expect(names).toEqual(['Kept Pendant', 'Pearl Earrings'])
})

it('leaves the page as it wrote it when nothing was looked at, and requests nothing', async () => {
  const host = await put(mountViewed, {})
  await waitFor(() => expect(requested()).toContain('/oneday/context'))
  expect(host.textContent).toBe('Our favourite')
  expect(requested()).not.toContain('/rest/default/V1/products-render-info')
})

it('keeps a price in its currency until the one in the new currency is there', async () => {
  const host = await put(mount, { sku: 'NK-2' })
  await findByRole(page, 'link', { name: 'Moon Pendant' })
  const { fetch } = globalThis
  let arrive: (() => void) | undefined
  globalThis.fetch = async (...request) => {
    if (String(request[0]).includes('render-info')) await new Promise<void>((resolve) => (arrive = resolve))
    return fetch(...request)
  }
  await switchCurrency('EUR', undefined)
  $quoteCurrency.set('EUR')
  await waitFor(() => expect(arrive).toBeDefined())
  expect(host.textContent).toContain('$64.00')
  arrive!()
  await waitFor(() => expect(host.textContent).toMatch(/€\d/))
  $quoteCurrency.set(undefined)
})

it.each([
  ['card', mount, /Pearl Earrings/],
  ['button', mountButton, 'Add to cart'],
] as const)('a %s that stands for another product now is not in the cart', async (_, mountIt, name) => {
  await put(mount, { sku: 'EA-1' })
  await findByRole(page, 'button', { name: /Pearl Earrings/ })
  const host = await put(mountIt, { sku: 'NK-2' })
  await userEvent.click(await findByRole(host, 'button'))
  await findByRole(host, 'link', { name: 'In your cart' })
  host.setAttribute('data-sku', 'EA-1')
  await findByRole(host, 'button', { name })
  await waitFor(() => expect(queryByRole(host, 'link', { name: 'In your cart' })).toBeNull())
  expect(getByRole(page, 'status').textContent).not.toContain('Pearl Earrings')
})
