import {
  findByLabelText,
  findByRole,
  findByText,
  getByLabelText,
  getByRole,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { strike } from '#demo/wire/personalities.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import { loadCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { holdBack } from '#test/hold-back.ts'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { Cart } from './Cart.tsx'

const page = document.body
let shop: OpenShop

beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  shop.restore()
  vi.restoreAllMocks()
})

async function open(options: OpenShopOptions) {
  shop = openShop({ items: [{ sku: 'EA-1' }], ...options })
  await Promise.all([loadCart(), loadCustomer()])
  render(<Cart />)
  await findByText(page, 'Pearl Earrings')
}

async function asGuest() {
  await open({})
  await userEvent.click(await findByRole(page, 'button', { name: 'Log in' }))
}

async function afterSession() {
  await open({ customer: 'ann@example.com' })
  strike(shop.shop, 'expired-session')
  await loadCart.reload()
}

async function logIn() {
  await userEvent.type(await findByLabelText(page, /^E-mail/), 'ann@example.com')
  await userEvent.type(getByLabelText(page, /^Password/), 'Demo-1234!{Enter}')
}
const announced = () => waitFor(() => expect(getByRole(page, 'status').textContent).toMatch(/successful/))

it.each([
  ['of a guest', asGuest],
  ['after a session that has ended', afterSession],
])('a login %s leads to the items', async (_, begin) => {
  await begin()
  await logIn()
  await announced()
  await waitFor(() =>
    expect(document.activeElement).toBe(getByRole(page, 'heading', { name: 'Items in your cart' })),
  )
})

it.each([
  ['of a guest', asGuest],
  ['after a session that has ended', afterSession],
])('a login %s leaves the focus with who has moved on before its answer', async (_, begin) => {
  await begin()
  const answer = holdBack('/customer/ajax/login')
  await logIn()
  const search = page.appendChild(document.createElement('input'))
  search.focus()
  answer()
  await announced()
  await new Promise<void>(afterPaint)
  expect(document.activeElement).toBe(search)
  search.remove()
})
