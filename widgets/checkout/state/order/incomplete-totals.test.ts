import { expect, it, vi } from 'vitest'
import { $totals, loadCart } from '#cart/state/cart.ts'
import { inAustin } from '#test/austin.ts'
import { changeAnswers, shop, setUpCheckout, navigate } from '#test/checkout-setup.ts'
import { submitAddress } from '../address/submit-address.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { $orderStatus, $refusal } from '#order/state/order.ts'
import { placeOrder } from './place-order.ts'

setUpCheckout()

const withoutItems = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'total_segments' in value
    ? { ...value, items: undefined }
    : value

it('orders by totals that list no items, and can be tried again after a refusal', async () => {
  changeAnswers(withoutItems)
  await loadCart()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  expect($totals.get()?.total_segments).not.toEqual([])
  const fault = { kind: 'status' as const, status: 400, body: { message: 'Sold out' } }
  shop.shop.moods.push({ match: 'POST *payment-information', times: 1, fault, seen: 0 })
  placeOrder()
  await vi.waitFor(() => expect($refusal.get()?.message).toEqual({ text: 'Sold out' }))
  expect($orderStatus.get()).toBe('idle')
  placeOrder()
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
  expect(shop.ledger().orders).toHaveLength(1)
})
