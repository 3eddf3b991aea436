import { findByRole, findByText, queryByText, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { addProduct, newCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import * as api from '#customer/api/customer.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { $cart, loadCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { queueIdle } from '#async/queue.ts'
import { Checkout } from '../Checkout.tsx'
import { $savedAddress } from '#address/state/addresses.ts'
import '../state/session/follow-cart.ts'
import { keepDraft } from '#checkout/state/draft.ts'

setUpCheckout()

const page = document.body
const BEA = 8
const ann = /Prinsengracht/
const press = async (name: string) => userEvent.click(await findByRole(page, 'button', { name }))

/** Changes the sections as a logout and a login in another tab do. */
async function changeToBea() {
  const cart = newCart(shop.shop, { ...[...shop.shop.sessions.values()][0]!, customerId: BEA })
  addProduct(shop.shop, cart, productBySku('NK-2')!, 1)
  await api.logout()
  await api.login('bea@example.com', 'Demo-1234!')
  invalidateSections(['customer', 'cart'])
  await Promise.all([loadCustomer.reload(), loadCart.reload()])
}

async function openAsAnn() {
  await openCheckout({ customer: 'ann@example.com' })
  keepDraft({ step: 'shipping_address' })
  render(<Checkout />)
  await findByText(page, ann)
}

it('who logs in in another tab is offered none of the first customer’s addresses', async () => {
  await openAsAnn()
  await changeToBea()
  await waitFor(() => expect(queryByText(page, ann)).toBeNull())
  await findByRole(page, 'textbox', { name: /^Street/ })
})

it('an address one customer has chosen is not saved with another’s cart', async () => {
  await openAsAnn()
  await press('Deliver here')
  await findByRole(page, 'button', { name: 'Save & Continue' })
  await changeToBea()
  await findByRole(page, 'textbox', { name: /^Street/ })
  await queueIdle()
  expect($savedAddress.get()).toBeUndefined()
  const cart = [...shop.shop.carts.values()].find(({ customerId }) => customerId === BEA)!
  expect([$cart.get()?.customer, cart.shippingAddress]).toEqual([true, undefined])
})

it('the addresses of who has logged out in another tab are not the next customer’s', async () => {
  await openAsAnn()
  const session = [...shop.shop.sessions.values()][0]!
  session.customerId = undefined
  addProduct(shop.shop, newCart(shop.shop, session), productBySku('NK-2')!, 1)
  invalidateSections(['customer', 'cart'])
  await Promise.all([loadCustomer.reload(), loadCart.reload()])
  await findByRole(page, 'textbox', { name: /^E-mail/ })
  await changeToBea()
  await waitFor(() => expect($cart.get()?.customer).toBe(true))
  await findByRole(page, 'textbox', { name: /^Street/ })
  expect(queryByText(page, ann)).toBeNull()
})
