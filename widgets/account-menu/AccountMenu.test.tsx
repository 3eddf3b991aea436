import {
  findByLabelText,
  findByRole,
  getAllByRole,
  getByLabelText,
  getByRole,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $customer, loadCustomer, UNREAD } from '#customer/state/customer.ts'
import { $wasCustomer } from '#storefront/state/config.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { mount } from './index.ts'

const page = document.body
const reloaded = vi.fn()
const stops: (() => void)[] = []
let shop: OpenShop

beforeEach(() => {
  vi.spyOn(location, 'reload').mockImplementation(reloaded)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  shop.restore()
  vi.restoreAllMocks()
  reloaded.mockClear()
})

async function menu(customer: string | null, attributes: Record<string, string> = {}) {
  shop = openShop({ customer })
  const host = document.createElement('div')
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value)
  const link = document.createElement('a')
  link.href = '/customer/account'
  link.textContent = 'Account'
  host.append(link)
  page.append(host)
  stops.push(await mount(host, () => undefined))
  await loadCustomer()
  return host
}
const button = (name: string | RegExp) => findByRole(page, 'button', { name })

it('keeps the page’s own link until it is known who shops', async () => {
  shop = openShop()
  let answer: ((response: Response) => void) | undefined
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)))
  const host = document.createElement('div')
  host.textContent = 'Account'
  page.append(host)
  stops.push(await mount(host, () => undefined))
  expect(host.textContent).toBe('Account')
  await vi.waitFor(() => answer!(Response.json({ customer: { data_id: 1 } })))
  await button('Log in')
  vi.unstubAllGlobals()
})

it('unfolds the eight links in their order, with this page’s marked', async () => {
  await menu('ann@example.com', { 'data-current': 'orders' })
  const opener = await button('Account of Ann')
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(opener)
  const links = getAllByRole(page, 'link')
  expect(links.map((link) => link.textContent)).toEqual([
    'Dashboard',
    'Account information',
    'My orders',
    'Return/repair center',
    'Wish list',
    'Newsletter subscriptions',
    'Store credit and refund',
    'Coupon',
  ])
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[2]])
})

it('folds up by Escape, with the focus back on its button', async () => {
  await menu('ann@example.com')
  const opener = await button(/Ann/)
  await userEvent.click(opener)
  getByRole(page, 'link', { name: 'Coupon' }).focus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(queryByRole(page, 'link')).toBeNull())
  expect(document.activeElement).toBe(opener)
})

it('knows its page by the address, too', async () => {
  history.replaceState(null, '', '/wishlist/?p=2')
  await menu('ann@example.com', { 'data-open': '' })
  const link = await findByRole(page, 'link', { name: 'Wish list' })
  expect(link.getAttribute('aria-current')).toBe('page')
  history.replaceState(null, '', '/')
})

it('begins unfolded where the theme wants it, with links moved and left out', async () => {
  await menu('ann@example.com', { 'data-open': '', 'data-links': '{"orders":"/my/orders","coupon":""}' })
  const orders = await findByRole(page, 'link', { name: 'My orders' })
  expect(orders.getAttribute('href')).toBe('/my/orders')
  expect(queryByRole(page, 'link', { name: 'Coupon' })).toBeNull()
})

it('logs a guest in where they are', async () => {
  await menu(null)
  await userEvent.click(await button('Log in'))
  const email = await findByLabelText<HTMLInputElement>(page, /E-mail/)
  expect(email.autocomplete).toBe('username webauthn')
  await userEvent.type(email, 'ann@example.com')
  await userEvent.type(getByLabelText(page, /^Password/), 'Demo-1234!')
  await userEvent.click(page.querySelector('form button[type=submit]')!)
  const opener = await button('Account of Ann')
  expect(page.querySelector('input')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('goes back to the button of a login that is given up', async () => {
  await menu(null)
  const opener = await button('Log in')
  await userEvent.click(opener)
  await userEvent.click(await button('Cancel'))
  await waitFor(() => expect(page.querySelector('input')).toBeNull())
  expect(document.activeElement).toBe(opener)
})

it('has ways on for who has no password or no account, on a page without a cart', async () => {
  await menu(null)
  await userEvent.click(await button('Log in'))
  const create = await findByRole(page, 'link', { name: 'Create an account' })
  expect(create.getAttribute('href')).toBe('/customer/account/create/')
  const forgot = getByRole(page, 'link', { name: 'Forgot your password?' })
  expect(forgot.getAttribute('href')).toBe('/customer/account/forgotpassword/')
})

it('shows it when the request failed', async () => {
  await menu('ann@example.com')
  shop.shop.moods.push({ match: '* /customer/ajax/logout', fault: { kind: 'abort' }, seen: 0 })
  await userEvent.click(await button(/Ann/))
  await userEvent.click(await button('Log out'))
  await waitFor(() => expect(getByRole(page, 'alert').textContent).toMatch(/could not be logged out/))
  expect(reloaded).not.toHaveBeenCalled()
})

it('is called the account alone where the customer’s name cannot be read', async () => {
  await menu('ann@example.com')
  $wasCustomer.set(true)
  $customer.set(UNREAD)
  await button('Account')
})

it('logs out and shows the page again', async () => {
  await menu('ann@example.com')
  await userEvent.click(await button(/Ann/))
  await userEvent.click(await button('Log out'))
  await waitFor(() => expect(reloaded).toHaveBeenCalledOnce())
  expect(shop.ledger().requests.some(({ path }) => path === '/customer/ajax/logout')).toBe(true)
})

it('shows the page again after a logout, though the customer’s summary cannot be read', async () => {
  await menu('ann@example.com')
  shop.shop.moods.push({ match: 'GET *sections=customer*', fault: { kind: 'status', status: 503 }, seen: 0 })
  await userEvent.click(await button(/Ann/))
  await userEvent.click(await button('Log out'))
  await waitFor(() => expect(reloaded).toHaveBeenCalledOnce())
  expect(queryByRole(page, 'alert')?.textContent).toBeFalsy()
})
