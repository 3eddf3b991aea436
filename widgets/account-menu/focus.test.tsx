import { findByLabelText, findByRole, getByLabelText, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { afterPaint } from '#dom/lifecycle.ts'
import { $customer, loadCustomer } from '#customer/state/customer.ts'
import { holdBack } from '#test/hold-back.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { mount } from './index.ts'

const page = document.body
let shop: OpenShop
let unmount = () => {}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  unmount()
  shop.restore()
  vi.restoreAllMocks()
})

async function menu(customer: string | null) {
  shop = openShop({ customer })
  unmount = await mount(page.appendChild(document.createElement('div')), () => undefined)
  await loadCustomer()
}
const button = (name: string | RegExp) => findByRole(page, 'button', { name })
const painted = () => new Promise<void>(afterPaint)
const announced = (text: RegExp) => waitFor(() => expect(getByRole(page, 'status').textContent).toMatch(text))

async function logIn(password = 'Demo-1234!') {
  await userEvent.click(await button('Log in'))
  await userEvent.type(await findByLabelText(page, /E-mail/), 'ann@example.com')
  await userEvent.type(getByLabelText(page, /^Password/), password)
  await userEvent.keyboard('{Enter}')
}

/** A field of the page's own. */
function search() {
  const field = page.appendChild(document.createElement('input'))
  field.focus()
  return field
}

it('moves the focus from its button, which stays, into the login', async () => {
  await menu(null)
  await userEvent.click(await button('Log in'))
  const field = await findByLabelText(page, /E-mail/)
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('leaves the focus with who has moved on before the login was answered', async () => {
  await menu(null)
  const answer = holdBack('/customer/ajax/login')
  await logIn()
  const field = search()
  answer()
  await button('Account of Ann')
  await announced(/successful/)
  await painted()
  expect(document.activeElement).toBe(field)
})

it('takes no focus when the shopper logs in elsewhere, later', async () => {
  await menu(null)
  await logIn()
  const opener = await button('Account of Ann')
  await waitFor(() => expect(document.activeElement).toBe(opener))
  const customer = $customer.get()
  $customer.set({})
  const field = search()
  await button('Log in')
  $customer.set(customer)
  await button('Account of Ann')
  await painted()
  expect(document.activeElement).toBe(field)
})

it('gives the focus back to its button where the logout has failed', async () => {
  await menu('ann@example.com')
  shop.shop.moods.push({ match: '* /customer/ajax/logout', fault: { kind: 'abort' }, seen: 0 })
  await userEvent.click(await button(/Ann/))
  await userEvent.click(await button('Log out'))
  await waitFor(() => expect(getByRole(page, 'alert').textContent).toMatch(/could not be logged out/))
  const opener = await button('Account of Ann')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

it('stays open for who moves on before the answer, which may be that the password is wrong', async () => {
  await menu(null)
  const answer = holdBack('/customer/ajax/login')
  await logIn('wrong')
  const form = page.querySelector('form')
  await waitFor(() => expect(form?.getAttribute('aria-busy')).toBe('true'))
  await userEvent.click(search())
  answer()
  await waitFor(() => expect(getByRole(page, 'alert').textContent).toMatch(/\w/))
  expect(page.contains(form)).toBe(true)
})
