import { findByRole, findByText, queryByText, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { addProduct, newCart } from '#demo/shop/cart.ts'
import { productBySku } from '#demo/shop/catalogue.ts'
import { strike } from '#demo/wire/personalities.ts'
import { $items, loadCart } from '#cart/state/cart.ts'
import { inAustin } from '#test/austin.ts'
import { openCheckout, shop, setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { Checkout } from './Checkout.tsx'
import { submitAddress } from './state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { $orderStatus } from '#order/state/order.ts'
import { $action } from '#payment/state/challenge.ts'

setUpCheckout()

it('what the bank asks stays where it is when the cart is read meanwhile, which the order has emptied', async () => {
  render(<Checkout />)
  await findByRole(document.body, 'button', { name: 'Save & Continue' })
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  await userEvent.click(await findByRole(document.body, 'radio', { name: /Money order/ }))
  const row = document.querySelector('[data-chosen="true"]')!
  $orderStatus.set('pending')
  $action.set('threeDS2')
  strike(shop.shop, 'cart-emptied')
  await loadCart()
  expect($items.get()).toEqual([])
  await findByRole(document.body, 'heading', { name: 'Confirm your payment' })
  expect(queryByText(document.body, 'Your cart is empty.')).toBeNull()
  expect([row.isConnected, row.getAttribute('data-chosen')]).toEqual([true, 'true'])
  $action.set(undefined)
  $orderStatus.set('idle')
  await findByText(document.body, 'Your cart is empty.')
})

it.each(['pending', 'unknown'] as const)('the checkout stays beside an order that is %s', async (status) => {
  const { rerender } = render(<Checkout />)
  const button = await findByRole(document.body, 'button', { name: 'Save & Continue' })
  $orderStatus.set(status)
  strike(shop.shop, 'cart-emptied')
  await loadCart()
  rerender(<Checkout />)
  expect([$items.get(), button.isConnected]).toEqual([[], true])
  $orderStatus.set('idle')
  await findByText(document.body, 'Your cart is empty.')
})

it('what the bank asks has nothing beside it that is said of the cart', async () => {
  await openCheckout({ items: [{ sku: 'EA-1' }], customer: 'ann@example.com' })
  render(<Checkout />)
  const [session] = shop.shop.sessions.values()
  shop.shop.carts.clear()
  addProduct(shop.shop, newCart(shop.shop, session!), productBySku('NK-2')!, 1)
  await loadCart()
  const isSaid = () => queryByText(document.body, /^Your cart was replaced/, { ignore: '[role]' }) !== null
  await waitFor(() => expect(isSaid()).toBe(true))
  $orderStatus.set('pending')
  $action.set('threeDS2')
  await findByRole(document.body, 'heading', { name: 'Confirm your payment' })
  expect(isSaid()).toBe(false)
})

it('what the bank asks has no control beside it that would change the cart', async () => {
  render(<Checkout />)
  const change = await findByRole(document.body, 'button', { name: 'Edit items' })
  const isPressable = () => change.isConnected && change.closest('[inert], [hidden]') === null
  expect(isPressable()).toBe(true)
  $orderStatus.set('pending')
  $action.set('threeDS2')
  await waitFor(() => expect(isPressable()).toBe(false))
  $action.set(undefined)
  $orderStatus.set('idle')
  await waitFor(() => expect(isPressable()).toBe(true))
})

it('what the bank asks has nothing beside it that offers to change what is paid', async () => {
  render(<Checkout />)
  const offers = [
    await findByRole(document.body, 'button', { name: 'Add a gift card' }),
    await findByRole(document.body, 'button', { name: /^Add Prime/ }),
  ]
  const areSeen = () => offers.map((offer) => offer.isConnected && offer.closest('[hidden]') === null)
  expect(areSeen()).toEqual([true, true])
  $orderStatus.set('pending')
  $action.set('threeDS2')
  await waitFor(() => expect(areSeen()).toEqual([false, false]))
  $action.set(undefined)
  await waitFor(() => expect(areSeen()).toEqual([true, true]))
})
