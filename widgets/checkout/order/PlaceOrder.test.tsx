import { getByRole, waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { openCheckout, shop, setUpCheckout } from '../../../test/checkout-setup'
import { render } from '../../../test/render'
import { applyStoreCredit, applyRewardPoints } from '../../../src/state/discounts/balances'
import { setTotals } from '../../../src/state/cart/cart'
import { applyCoupon } from '../../../src/state/discounts/coupon'
import { applyGiftCard } from '../../../src/state/discounts/gift-cards'
import { beginOrder } from '../state/order/status'
import { PlaceOrder } from './PlaceOrder'

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
