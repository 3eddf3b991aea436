import {
  findByLabelText,
  findByRole,
  getByLabelText,
  getByRole,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { productBySku } from '#demo/shop/catalogue.ts'
import type { WishlistEntry } from '#demo/shop/records.ts'
import { strike } from '#demo/wire/personalities.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import { loadCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { login } from '#customer/state/login.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { mount } from './index.ts'

const page = document.body
const stops: (() => void)[] = []
let shop: OpenShop

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ customer: 'ann@example.com' })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  shop.restore()
  vi.restoreAllMocks()
})

const entry = (id: number, sku: string): WishlistEntry => ({
  id,
  product_id: productBySku(sku)!.id,
  qty: 1,
  options: [],
})
const customer = (wanted: string) => [...shop.shop.customers.values()].find(({ email }) => email === wanted)!

async function wishlist() {
  await loadCustomer()
  const host = page.appendChild(document.createElement('div'))
  stops.push(await mount(host, () => undefined))
}

const ended = () => findByRole(page, 'heading', { name: 'Your session has ended' })
const logIn = async (email: string) => {
  await userEvent.type(await findByLabelText(page, /^E-mail address/), email)
  await userEvent.type(getByLabelText(page, /^Password/), 'Demo-1234!')
  await userEvent.click(getByRole(page, 'button', { name: 'Log in' }))
}

it('asks for the login where the session has ended, in place of an empty list', async () => {
  await loadCustomer()
  strike(shop.shop, 'expired-session')
  await wishlist()
  await ended()
  expect(page.textContent).toContain('Your wish list is kept on your account.')
  expect(queryByRole(page, 'link', { name: 'Start browsing' })).toBeNull()
  await userEvent.click(await findByRole(page, 'button', { name: 'Continue without logging in' }))
  await findByRole(page, 'link', { name: 'Start browsing' })
})

it.each(['Remove Pearl Earrings from the wish list', 'Add to cart: Pearl Earrings'])(
  'goes on with the list after the login where the session has ended before “%s”',
  async (name) => {
    customer('ann@example.com').wishlist.push(entry(1, 'EA-1'))
    await wishlist()
    const button = await findByRole(page, 'button', { name })
    await loadCart()
    strike(shop.shop, 'expired-session')
    await userEvent.click(button)
    await ended()
    await waitFor(() => expect(document.activeElement).toBe(getByLabelText(page, /^E-mail address/)))
    expect(queryByRole(page, 'link', { name: 'Pearl Earrings' })).toBeNull()
    await logIn('ann@example.com')
    await findByRole(page, 'link', { name: 'Pearl Earrings' })
    await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'group', { name: 'Wish list' })))
  },
)

it('shows another customer who logs in after that a list of their own', async () => {
  customer('ann@example.com').wishlist.push(entry(1, 'EA-1'))
  customer('bea@example.com').wishlist.push(entry(2, 'NN-1'))
  await wishlist()
  const remove = await findByRole(page, 'button', { name: /^Remove Pearl Earrings/ })
  strike(shop.shop, 'expired-session')
  await userEvent.click(remove)
  await ended()
  await logIn('bea@example.com')
  await findByRole(page, 'link', { name: 'Name Necklace' })
  expect(queryByRole(page, 'link', { name: 'Pearl Earrings' })).toBeNull()
})

it('leaves the focus where it is when a later login is made elsewhere on the page', async () => {
  customer('ann@example.com').wishlist.push(entry(1, 'EA-1'))
  await wishlist()
  const end = async () => {
    strike(shop.shop, 'expired-session')
    await loadCart.reload()
    await ended()
  }
  await loadCart()
  await end()
  await logIn('ann@example.com')
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'group', { name: 'Wish list' })))
  await end()
  await findByLabelText(page, /^Password/)
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  await login('ann@example.com', 'Demo-1234!')
  await findByRole(page, 'link', { name: 'Pearl Earrings' })
  await new Promise<void>(afterPaint)
  expect(document.activeElement).toBe(search)
})
