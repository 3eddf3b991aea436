import { findByRole, queryByRole } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { changeAnswers, openCheckout, setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { loadCart } from '#cart/state/cart.ts'
import { Checkout } from '../Checkout.tsx'

setUpCheckout()

const page = document.body

/** A visit to the checkout of a shop that sells to customers alone. */
async function visit(customer?: string) {
  await openCheckout({ customer })
  changeAnswers((key, value) => (key === 'isGuestCheckoutAllowed' ? false : value))
  await loadCart.reload()
  render(<Checkout />)
}

it('a guest of a shop that sells to customers alone is shown the way to the login', async () => {
  await visit()
  await findByRole(page, 'heading', { name: 'Please log in to check out.' })
  const link = await findByRole<HTMLAnchorElement>(page, 'link', { name: 'Log in' })
  expect([link.pathname, queryByRole(page, 'textbox')]).toEqual(['/customer/account/login', null])
})

it('a customer buys there', async () => {
  await visit('bea@example.com')
  await findByRole(page, 'heading', { name: 'Shipping address' })
})
