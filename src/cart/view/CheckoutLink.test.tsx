import { findByRole, getByRole, queryByRole, waitFor } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { changeAnswers } from '#test/checkout-setup.ts'
import { openShop, type OpenShop, type OpenShopOptions } from '#test/open-shop.ts'
import { render } from '#test/render.tsx'
import { readObject } from '#lib/json.ts'
import { loadCart } from '../state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { requestQuantity } from '../state/quantities.ts'
import { CheckoutLink } from './CheckoutLink.tsx'
import { LoginOffer } from './LoginOffer.tsx'

const page = document.body
let shop: OpenShop
afterEach(() => shop.restore())

/** A cart of two in a shop that answers as `change` says. */
async function open(change: (key: string, value: unknown) => unknown, options: OpenShopOptions = {}) {
  shop = openShop({ items: [{ sku: 'EA-1', qty: 2 }], ...options })
  changeAnswers(change)
  await Promise.all([loadCart(), loadCustomer()])
  render(
    <>
      <LoginOffer title={createRef()} />
      <CheckoutLink>Go to checkout</CheckoutLink>
    </>,
  )
}

const minimumOf = (amount: number) => (key: string, value: unknown) => {
  const config = readObject(value)
  const minimumOrder = { amount, text: 'Minimum order amount is $100.00' }
  return !key && config.quoteData ? { ...config, minimumOrder } : value
}
const reason = () => {
  const button = getByRole(page, 'button', { name: 'Go to checkout' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  return document.getElementById(button.getAttribute('aria-describedby')!)!.textContent
}

it('a cart below the least amount says so beside an inactive button, until it comes to it', async () => {
  await open(minimumOf(100))
  expect(reason()).toBe('Minimum order amount is $100.00')
  expect(queryByRole(page, 'link', { name: 'Go to checkout' })).toBeNull()
  const [item] = [...shop.shop.carts.values()].at(-1)!.items
  void requestQuantity(String(item!.id), 9)
  await findByRole(page, 'link', { name: 'Go to checkout' })
})

it.each([
  ['The requested qty is not available', 'The requested qty is not available'],
  ['', 'An item in your cart cannot be ordered as it is. Change or remove it to go to checkout.'],
])('an item that cannot be ordered stops the way, with the shop’s reason %j', async (message, said) => {
  await open((_, value) =>
    readObject(value).item_id ? { ...readObject(value), has_error: true, message } : value,
  )
  expect(reason()).toBe(said)
})

const sellsToCustomers = (key: string, value: unknown) => (key === 'isGuestCheckoutAllowed' ? false : value)

it('a shop that sells to customers alone offers no guest’s way: log in or create an account first', async () => {
  await open(sellsToCustomers)
  expect(queryByRole(page, 'button', { name: 'Continue as guest' })).toBeNull()
  expect(queryByRole(page, 'link', { name: 'Go to checkout' })).toBeNull()
  getByRole(page, 'link', { name: 'Create an account' })
  const link = getByRole<HTMLAnchorElement>(page, 'link', { name: 'Log in' })
  expect(link.pathname).toBe('/customer/account/login')
  await userEvent.click(getByRole(page, 'button', { name: 'Log in' }))
  await userEvent.click(await findByRole(page, 'button', { name: 'Cancel' }))
  await waitFor(() => getByRole(page, 'link', { name: 'Create an account' }))
})

it('its customers go to the checkout', async () => {
  await open(sellsToCustomers, { customer: 'bea@example.com' })
  await findByRole(page, 'link', { name: 'Go to checkout' })
})
