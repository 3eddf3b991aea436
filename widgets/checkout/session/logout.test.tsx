import {
  findByRole,
  findByText,
  getByLabelText,
  queryByRole,
  queryByText,
  waitFor,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { addProduct, newCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { inAustin } from '#test/austin.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { $addresses } from '#customer/state/customer.ts'
import { login, logout } from '#customer/state/login.ts'
import { Checkout } from '../Checkout.tsx'
import { submitAddress } from '../state/address/submit-address.ts'

setUpCheckout()

const page = document.body
const ANN = 7
const REFUSAL = /could not be saved/
const ON_SCREEN = { selector: '.bzl-notice__text' }
const button = (name: string) => findByRole(page, 'button', { name })

/** Another customer's, found after their login. */
function giveCart(customerId: number) {
  const cart = newCart(shop.shop, { ...[...shop.shop.sessions.values()][0]!, customerId })
  addProduct(shop.shop, cart, productBySku('NK-2')!, 2)
}

async function changeToAnn() {
  await logout()
  await login('ann@example.com', 'Demo-1234!')
  await button('Deliver here')
}

it('what the shop has refused of one customer’s address is not shown to the next', async () => {
  await openCheckout({ customer: 'bea@example.com' })
  giveCart(ANN)
  render(<Checkout />)
  await button('Save & Continue')
  const match = 'POST *shipping-information'
  shop.shop.moods.push({ match, times: 1, fault: { kind: 'status', status: 500 }, seen: 0 })
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await findByText(page, REFUSAL, ON_SCREEN)
  await changeToAnn()
  expect(queryByText(page, REFUSAL, ON_SCREEN)).toBeNull()
  expect(queryByRole(page, 'button', { name: 'Try again' })).toBeNull()
})

it('a login that is done is not asked for once more of the next customer', async () => {
  await openCheckout({ items: [{ sku: 'EA-1' }] })
  giveCart(ANN)
  render(<Checkout />)
  await userEvent.click(await button('Log in'))
  const email = await waitFor(() => getByLabelText(page, /^E-mail address/))
  await userEvent.type(email, 'bea@example.com')
  await userEvent.type(getByLabelText(page, /^Password/), 'Demo-1234!{Enter}')
  await findByRole(page, 'group', { name: /Login successful/ })
  await waitFor(() => expect($addresses.get()).toBeDefined())
  await changeToAnn()
  expect(queryByRole(page, 'button', { name: 'Log in' })).toBeNull()
})
