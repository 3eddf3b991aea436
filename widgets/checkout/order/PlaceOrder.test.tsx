import { getByRole, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import {
  changeAnswers,
  navigate,
  openCheckout,
  requestsSent,
  shop,
  setUpCheckout,
} from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { applyStoreCredit, applyRewardPoints } from '#discounts/state/balances.ts'
import { setTotals } from '#cart/state/cart.ts'
import { applyCoupon, applyGiftCard } from '#discounts/state/discounts.ts'
import { inAustin } from '#test/austin.ts'
import { submitAddress } from '../state/address/submit-address.ts'
import { $orderStatus, beginOrder } from '#order/state/order.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { PlaceOrder } from './PlaceOrder.tsx'

setUpCheckout()

const button = (name: string | RegExp) => getByRole(document.body, 'button', { name })
const owed = () =>
  `$${shop
    .ledger()
    .carts.find(({ active }) => active)!
    .grandTotal.toFixed(2)}`

it('shows in its own words for how much the order is, after every discount', async () => {
  await openCheckout({ customer: 'ann@example.com' })
  render(<PlaceOrder />)
  const seen = [owed()]
  for (const change of [
    () => applyCoupon('SPRING'),
    () => applyGiftCard('ABCD1234EFGH'),
    () => applyRewardPoints(true),
    () => applyStoreCredit(true),
  ]) {
    button(`Place order ${seen.at(-1)}`)
    await change()
    expect(seen).not.toContain(owed())
    seen.push(owed())
    await waitFor(() => button(`Place order ${owed()}`))
  }
})

it('shows that nothing is to be paid, keeps the amount while the order goes out, and shows none that is not known', async () => {
  render(<PlaceOrder />)
  await applyCoupon('GRATIS')
  await waitFor(() => button('Place order $0.00'))
  beginOrder()
  await waitFor(() => button('Placing your order… Place order $0.00'))
  setTotals(undefined)
  await waitFor(() => button('Placing your order… Place order'))
})

it('shows once more what is made for the shopper and cannot be returned', async () => {
  await openCheckout({ items: [{ sku: 'NN-1', options: { 5: 'Ann', 6: '22' } }, { sku: 'EA-1' }] })
  render(<PlaceOrder />)
  const place = document.body
  await waitFor(() =>
    expect(place.textContent).toContain(
      'Name Necklace: Takes 5 days to make · Made for you, cannot be returned',
    ),
  )
  expect(place.textContent).not.toContain('Pearl Earrings')
})

it('shows whole yen of a total that has parts of one, as stock Magento keeps it, and orders while they are the same', async () => {
  await openCheckout({ currency: 'JPY' })
  let part = 0.45
  changeAnswers((_key, value) => {
    if (typeof value !== 'object' || value === null || !('code' in value) || !('value' in value)) return value
    return value.code === 'grand_total' ? { ...value, value: Number(value.value) + part } : value
  })
  render(<PlaceOrder />)
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  const { grandTotal } = shop.ledger().carts.find(({ active }) => active)!
  const yen = (amount: number) => `Place order ¥${amount.toLocaleString('en')}`
  await waitFor(() => button(yen(grandTotal)))
  part = 0.5
  button(yen(grandTotal)).click()
  await waitFor(() => button(yen(grandTotal + 1)))
  expect(requestsSent(/POST payment-information/)).toEqual([])
  part = 0.6
  await waitFor(() => expect($orderStatus.get()).toBe('idle'))
  button(yen(grandTotal + 1)).click()
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(requestsSent(/POST payment-information/)).toHaveLength(1)
})
