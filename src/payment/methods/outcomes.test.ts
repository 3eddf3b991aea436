import { expect, it, vi } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { navigate, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { paymentMethod } from '#bezel.ts'
import type { PagePaymentMethod } from '../state/payment-methods.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { confirmDelivery } from '#delivery/state/rates.ts'
import { placeOrder } from '#widgets/checkout/state/order/place-order.ts'
import { $orderStatus, $refusal } from '#order/state/order.ts'
import { $chosenMethod, chooseMethod } from '../state/chosen-method.ts'
import { $step } from '#widgets/checkout/state/progress/steps.ts'
import { registerMethods } from './methods.tsx'

setUpCheckout()

/** The page adds it, and the shopper orders with it. */
async function order(own: Omit<PagePaymentMethod, 'code'>) {
  await paymentMethod({ code: 'pebbles', ...own })
  await registerMethods()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  chooseMethod('pebbles')
  placeOrder()
}
const idle = () => vi.waitFor(() => expect($orderStatus.get()).toBe('idle'))
const ordersSent = () => requestsSent(/POST payment-information/)

it('what it adds to the order is text, a number or a yes or no; the rest is left out', async () => {
  const additional_data = { text: 'x', number: 0, yes: true, list: [1], none: null, nested: {} }
  await order({ place: () => ({ order: { additional_data } }) })
  await vi.waitFor(() => expect(shop.ledger().orders).toHaveLength(1))
  expect(shop.ledger().orders[0]!.payment!.additional_data).toEqual({ text: 'x', number: '0', yes: 'true' })
})

it.each(['x', null, [1]])(
  'an order with %j in place of what it adds has nothing of it',
  async (additional_data) => {
    await order({ place: () => ({ order: { additional_data } }) })
    await vi.waitFor(() => expect(shop.ledger().orders).toHaveLength(1))
    expect(shop.ledger().orders[0]!.payment!.additional_data ?? {}).toEqual({})
    expect(shop.ledger().orders[0]!.payment!.po_number).toBeUndefined()
  },
)

it('may lead to a page that makes the order itself', async () => {
  await order({ place: () => ({ redirect: '/pebbles/count' }) })
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/pebbles/count'))
  expect(ordersSent()).toEqual([])
})

it('a refusal without words has ours', async () => {
  await order({ place: () => ({ refused: '' }) })
  await idle()
  expect($refusal.get()).toEqual({ message: { key: 'place-order.refused' }, modal: true })
})

it('one that is incomplete by the time of the order leads back to it, and is not asked to place it', async () => {
  const place = vi.fn(() => ({ order: {} }))
  await order({ isComplete: () => false, place })
  await idle()
  expect([place.mock.calls, ordersSent(), $step.get()]).toEqual([[], [], 'payment_method'])
})

it('an answer that is no clear yes is none', async () => {
  await order({ isComplete: () => 'yes', place: () => ({ order: {} }) })
  await idle()
  expect(ordersSent()).toEqual([])
})

it('one whose check throws is broken until it answers again', async () => {
  let isBroken = true
  const isComplete = () => {
    if (isBroken) throw new Error('its script is gone')
    return true
  }
  await order({ isComplete, place: () => ({ order: {} }) })
  await idle()
  const { method } = $chosenMethod.get()!
  expect([method.$problem!.get(), ordersSent()]).toEqual(['payment.broken', []])
  isBroken = false
  expect(await method.isComplete!()).toBe(true)
  expect(method.$problem!.get()).toBeUndefined()
})
