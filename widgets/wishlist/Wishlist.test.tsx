import { findByRole, getAllByRole, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readCookie, writeCookie } from '../../src/host/storage/cookies'
import { loadCustomer } from '../../src/state/customer/customer'
import { rememberWishlistItem } from '../../src/state/customer/wishlist-names'
import { removeFromWishlist } from '../../src/state/customer/wishlist'
import { openShop, type OpenShop } from '../../test/open-shop'
import { mount } from './index'

const page = document.body
const stops: (() => void)[] = []
let shop: OpenShop

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  shop.restore()
  vi.restoreAllMocks()
})

async function wishlist(customer: string | null, cookie = '', own: string[] = []) {
  shop = openShop({ customer })
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
  rememberWishlistItem({ product_id: '12', name: 'Rose <b>ring', thumbnail: '/rose.jpg' })
  await wishlist(null, '12')
  const link = await findByRole(page, 'link', { name: 'Rose <b>ring' })
  expect(link.querySelector('img')!.getAttribute('src')).toBe('/rose.jpg')
})

it('removes an item, from the cookie too, and announces it', async () => {
  await wishlist(null, '12.7')
  await userEvent.click(await findByRole(page, 'button', { name: 'Take Item no. 12 off the wish list' }))
  await waitFor(() => expect(getAllByRole(page, 'link')).toHaveLength(1))
  expect(readCookie('wishlist')).toBe('7')
  expect(getByRole(page, 'status').textContent).toBe('Item no. 12 was taken off your wish list.')
  expect(document.activeElement).toBe(getByRole(page, 'group', { name: 'Wish list' }))
})

it('shows when there is nothing, with one way on', async () => {
  await wishlist(null)
  await findByRole(page, 'link', { name: 'Look around' })
})

it('shows a customer the storefront’s own list and the way to it', async () => {
  await wishlist('ann@example.com', '12', ['2'])
  await findByRole(page, 'link', { name: 'Open your wish list' })
  const names = getAllByRole(page, 'link').map((link) => link.textContent)
  expect(names).toHaveLength(2)
  expect(names[0]).not.toMatch(/Item no|&|</)
})
