import { findByRole, getAllByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageRoutes } from '#demo/pages/routes.ts'
import { chooseOptions } from '#demo/shop/cart.ts'
import { productById, productBySku } from '#demo/shop/catalogue.ts'
import type { WishlistEntry } from '#demo/shop/records.ts'
import { readCookie, writeCookie } from '#dom/storage/cookies.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { customerWishlistChanged } from '#wishlist/state/customer-wishlist.ts'
import { rememberWishlistItem, removeFromWishlist } from '#wishlist/state/wishlist.ts'
import { $page } from '#storefront/state/page.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { mount } from './index.ts'

const page = document.body
const stops: (() => void)[] = []
let shop: OpenShop

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  shop.restore()
  vi.restoreAllMocks()
})

async function wishlist(customer: string | null, cookie = '', own: WishlistEntry[] = []) {
  shop = openShop({ customer, pages: pageRoutes })
  for (const each of shop.shop.customers.values()) each.wishlist.push(...own)
  writeCookie('wishlist', cookie, { seconds: cookie ? 100 : 0 })
  removeFromWishlist('0')
  const host = page.appendChild(document.createElement('div'))
  stops.push(await mount(host, () => undefined))
  await loadCustomer()
  return host
}

it('shows a guest the items of the cookie, newest first, each with a link to its page', async () => {
  await wishlist(null, '12.7')
  await findByRole(page, 'link', { name: 'Item no. 12' })
  expect(getAllByRole(page, 'link').map((link) => link.getAttribute('href'))).toEqual([
    '/catalog/product/view/id/12',
    '/catalog/product/view/id/7',
  ])
})

it('shows an item by the name it had in the cart', async () => {
  rememberWishlistItem({ product_id: '12', name: 'Rose <b>ring', thumbnail: '/rose.jpg', options: [] })
  await wishlist(null, '12')
  const link = await findByRole(page, 'link', { name: 'Rose <b>ring' })
  expect(link.querySelector('img')!.getAttribute('src')).toBe('/rose.jpg')
})

it('removes an item, from the cookie too, and announces it', async () => {
  await wishlist(null, '12.7')
  await userEvent.click(await findByRole(page, 'button', { name: 'Remove Item no. 12 from the wish list' }))
  await waitFor(() => expect(getAllByRole(page, 'link')).toHaveLength(1))
  expect(readCookie('wishlist')).toBe('7')
  expect(getByRole(page, 'status').textContent).toBe('Removed from your wish list: Item no. 12.')
  expect(document.activeElement).toBe(getByRole(page, 'group', { name: 'Wish list' }))
})

it('shows when there is nothing, with one way on', async () => {
  await wishlist(null)
  await findByRole(page, 'link', { name: 'Start browsing' })
})

const entry = (id: number, product_id: string, chosen: Record<string, string> = {}): WishlistEntry => ({
  id,
  product_id,
  qty: 1,
  options: chooseOptions(productById(product_id)!, chosen, 'any'),
})
const inCart = () => shop.ledger().carts[0]?.items.map(({ sku }) => sku) ?? []
const row = (name: string) => getAllByRole(page, 'listitem').find((each) => each.textContent.includes(name))!
const idOf = (sku: string) => productBySku(sku)!.id

it('shows a customer the storefront’s own list and the way to it', async () => {
  await wishlist('ann@example.com', '', [entry(1, idOf('EA-1'))])
  await findByRole(page, 'link', { name: 'Open your wish list' })
  const names = getAllByRole(page, 'link').map((link) => link.textContent)
  expect(names).toEqual(['Pearl Earrings', 'Open your wish list'])
  expect(row('Pearl Earrings').textContent).toContain('$34.50')
})

it('leads to no page that is shown already, also where the page gives its whole address', async () => {
  await wishlist('ann@example.com', '', [entry(1, idOf('EA-1'))])
  await findByRole(page, 'link', { name: 'Open your wish list' })
  const { routes, ...rest } = $page.get()
  history.replaceState(null, '', '/wishlist/index/index/')
  $page.set({ ...rest, routes: { ...routes, wishlist: `${location.origin}/wishlist` } })
  await waitFor(() => expect(queryByRole(page, 'link', { name: 'Open your wish list' })).toBeNull())
  history.replaceState(null, '', '/')
})

it('puts an item of a customer into the cart as it was chosen, and removes another', async () => {
  const engraved = entry(1, idOf('NN-1'), { 5: 'Ann & Bo', 6: '22' })
  await wishlist('ann@example.com', '', [engraved, entry(2, idOf('EA-1'))])
  await userEvent.click(await findByRole(page, 'button', { name: 'Add to cart: Name Necklace' }))
  await waitFor(() => expect(getAllByRole(page, 'listitem')).toHaveLength(1))
  expect(inCart()).toEqual(['NN-1-rg'])
  expect(document.activeElement).toBe(getByRole(page, 'group', { name: 'Wish list' }))
  await userEvent.click(getByRole(page, 'button', { name: 'Remove Pearl Earrings from the wish list' }))
  await findByRole(page, 'link', { name: 'Start browsing' })
  expect([...shop.shop.customers.values()][0]!.wishlist).toEqual([])
})

it('an item that is in the cart though the answer was lost has left the list', async () => {
  await wishlist('ann@example.com', '', [entry(1, idOf('EA-1'))])
  const match = 'POST /wishlist/index/cart*'
  shop.shop.moods.push({ match, fault: { kind: 'commit-drop' }, seen: 0 })
  await userEvent.click(await findByRole(page, 'button', { name: 'Add to cart: Pearl Earrings' }))
  await findByRole(page, 'link', { name: 'Start browsing' })
  expect(inCart()).toEqual(['EA-1'])
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'group', { name: 'Wish list' })))
})

it('leads to the options of a product that needs them, and shows why it was refused without', async () => {
  await wishlist('ann@example.com', '', [entry(1, idOf('NN-1'))])
  const options = await findByRole(page, 'link', { name: 'Choose options: Name Necklace' })
  expect(options.getAttribute('href')).toContain('/name-necklace.html')
  await userEvent.click(getByRole(page, 'button', { name: 'Add to cart: Name Necklace' }))
  await waitFor(() => expect(row('Name Necklace').textContent).toContain('required option(s)'))
  expect(inCart()).toEqual([])
})

it('offers nothing that is sold out', async () => {
  await wishlist('ann@example.com', '', [])
  shop.shop.sold['EA-1'] = 10_000
  for (const each of shop.shop.customers.values()) each.wishlist.push(entry(1, idOf('EA-1')))
  await customerWishlistChanged()
  await waitFor(() => expect(row('Pearl Earrings').textContent).toContain('Not available right now'))
  expect(queryByRole(page, 'button', { name: /Add to cart/ })).toBeNull()
})

it('does not call a customer’s list empty when it could not be loaded', async () => {
  shop = openShop({ customer: 'ann@example.com' })
  await fetch('/__demo/mood', {
    method: 'POST',
    body: JSON.stringify({ match: 'GET *sections=wishlist*', fault: { kind: 'status', status: 400 } }),
  })
  const host = page.appendChild(document.createElement('div'))
  stops.push(await mount(host, () => undefined))
  await loadCustomer()
  const retry = await findByRole(page, 'button', { name: 'Try again' })
  expect(queryByRole(page, 'link', { name: 'Start browsing' })).toBeNull()
  const alert = getByRole(page, 'alert')
  await waitFor(() => expect(alert.textContent).toContain('could not be loaded'))
  const first = alert.textContent
  await userEvent.click(retry)
  await waitFor(() => expect(alert.textContent).not.toBe(first))
  expect(alert.textContent).toContain('could not be loaded')
  shop.shop.moods = []
  await userEvent.click(retry)
  await findByRole(page, 'link', { name: 'Start browsing' })
  const list = getByRole(page, 'group', { name: 'Wish list' })
  await waitFor(() => expect(document.activeElement).toBe(list))
})

it('puts a guest’s item into the cart with what was chosen, each way a row of its own', async () => {
  const product_id = idOf('NN-1')
  const necklace = { product_id, name: 'Name Necklace', thumbnail: '' }
  for (const name of ['Ann', 'Bo'])
    rememberWishlistItem({ ...necklace, options: [{ label: 'Engraving', value: name }] }, [
      ['options[5]', name],
      ['options[6]', '22'],
    ])
  await wishlist(null, product_id)
  await waitFor(() => expect(row('Bo').textContent).toContain('Name Necklace'))
  await userEvent.click(getByRole(page, 'button', { name: 'Add to cart: Name Necklace, Ann' }))
  await waitFor(() => expect(getAllByRole(page, 'listitem')).toHaveLength(1))
  expect(inCart()).toEqual(['NN-1-rg'])
  expect(readCookie('wishlist')).toBe(product_id)
  await userEvent.click(getByRole(page, 'button', { name: 'Remove Name Necklace, Bo from the wish list' }))
  await findByRole(page, 'link', { name: 'Start browsing' })
  expect([readCookie('wishlist'), localStorage.getItem('bezel-wishlist')]).not.toContain('Bo')
})

it('leads a guest to the product’s page where something is to be chosen', async () => {
  await wishlist(null, idOf('NN-1'))
  await userEvent.click(await findByRole(page, 'button', { name: /^Add to cart: Item no/ }))
  await findByRole(page, 'link', { name: /^Choose options/ })
  expect(inCart()).toEqual([])
  expect(readCookie('wishlist')).toBe(idOf('NN-1'))
})

it('leaves the focus with who has moved on before the item left', async () => {
  await wishlist('ann@example.com', '', [entry(1, idOf('EA-1'))])
  const match = 'POST /wishlist/index/remove*'
  shop.shop.moods.push({ match, fault: { kind: 'delay', ms: 100 }, seen: 0 })
  await userEvent.click(await findByRole(page, 'button', { name: /^Remove Pearl Earrings/ }))
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  await findByRole(page, 'link', { name: 'Start browsing' })
  await waitFor(() => expect(getByRole(page, 'status').textContent).toMatch(/^Removed/))
  expect(document.activeElement).toBe(search)
  search.remove()
})
