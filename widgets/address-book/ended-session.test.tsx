import {
  findByLabelText,
  findByRole,
  findByText,
  getAllByRole,
  getByLabelText,
  getByRole,
  queryByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as api from '#customer/api/customer.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { loadCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { login } from '#customer/state/login.ts'
import { strike } from '#demo/wire/personalities.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { mount } from './index.ts'

const page = document.body
let shop: OpenShop
let unmount = () => {}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  shop = openShop({ customer: 'ann@example.com' })
})
afterEach(() => {
  unmount()
  shop.restore()
  vi.restoreAllMocks()
})

async function mountBook() {
  unmount = await mount(page.appendChild(document.createElement('div')), () => undefined)
}

async function openBook() {
  await mountBook()
  await loadCustomer()
  await findByRole(page, 'button', { name: 'Add a new address' })
}

it('asks for the login where the session has ended, and goes on with what was typed', async () => {
  await openBook()
  await userEvent.click(getAllByRole(page, 'button', { name: /^Edit the address/ })[0]!)
  const city = await findByLabelText<HTMLInputElement>(page, /^City/)
  await userEvent.type(city, ' am See')
  strike(shop.shop, 'expired-session')
  await userEvent.click(getByRole(page, 'button', { name: 'Save address' }))
  await findByRole(page, 'heading', { name: 'Your session has ended' })
  expect(queryByRole(page, 'button', { name: 'Save address' })).toBeNull()
  await userEvent.type(await findByLabelText(page, /^E-mail address/), 'ann@example.com')
  await userEvent.type(getByLabelText(page, /^Password/), 'Demo-1234!')
  await userEvent.click(getByRole(page, 'button', { name: 'Log in' }))
  const save = await findByRole(page, 'button', { name: 'Save address' })
  expect(city.value).toMatch(/am See$/)
  await userEvent.click(save)
  await waitFor(() => expect(page.textContent).toContain('am See'))
  expect(getAllByRole(page, 'listitem').length).toBeGreaterThan(1)
})

it('asks for the login alone where the page knows before that the session has ended', async () => {
  await loadCustomer()
  strike(shop.shop, 'expired-session')
  await loadCart()
  await mountBook()
  await findByLabelText(page, /^Password/)
  expect(page.querySelector('.bzl-skeletons')).toBeNull()
})

it('shows another customer who logs in elsewhere on the page a book of their own', async () => {
  await openBook()
  strike(shop.shop, 'expired-session')
  await userEvent.click(getAllByRole(page, 'button', { name: /^Use as default/ })[0]!)
  await findByRole(page, 'heading', { name: 'Your session has ended' })
  expect(await login('bea@example.com', 'Demo-1234!')).toMatchObject({ ok: true })
  await waitFor(() => expect(page.textContent).not.toContain('Your session has ended'))
  await waitFor(() => expect(page.textContent).not.toContain('Prinsengracht'))
  await findByRole(page, 'button', { name: 'Add a new address' })
})

it('shows another customer, who has logged in in another tab, a book of their own', async () => {
  await openBook()
  expect(page.textContent).toContain('Prinsengracht')
  await api.logout()
  await api.login('bea@example.com', 'Demo-1234!')
  invalidateSections(['customer'])
  await loadCustomer.reload()
  await waitFor(() => expect(page.textContent).not.toContain('Prinsengracht'))
  await findByText(page, 'You have no saved address yet.')
})
