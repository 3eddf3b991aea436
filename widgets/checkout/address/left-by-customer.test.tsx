import { findByLabelText } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { addProduct, newCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { openCheckout, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { Checkout } from '../Checkout.tsx'

setUpCheckout()

it('the form of a customer who has logged out in another tab is empty for the guest who shops there now', async () => {
  await openCheckout({ customer: 'bea@example.com' })
  render(<Checkout />)
  const city = () => findByLabelText<HTMLInputElement>(document.body, /^City/)
  await userEvent.type(await city(), 'Austin')
  expect((await city()).value).toBe('Austin')
  const session = [...shop.shop.sessions.values()][0]!
  session.customerId = undefined
  addProduct(shop.shop, newCart(shop.shop, session), productBySku('NK-2')!, 1)
  await loadCart()
  await vi.waitFor(() => expect([$isLoggedIn.get(), $items.get()?.length]).toEqual([false, 1]))
  await findByLabelText(document.body, /^E-mail/)
  expect((await city()).value).toBe('')
})
