import { describe, expect, it, vi } from 'vitest'
import { applyCoupon } from '#discounts/state/discounts.ts'
import { inAustin } from '#test/austin.ts'
import { openCheckout, shop, setUpCheckout, navigate } from '#test/checkout-setup.ts'
import { submitAddress } from '../address/submit-address.ts'
import { $refusedField } from '../address/address-form.ts'
import { $viewedStep } from '#checkout/state/progress.ts'
import { $chosenMethod, chooseMethod } from '#payment/state/chosen-method.ts'
import { placeOrder } from './place-order.ts'
import { $orderStatus, $refusal } from '#order/state/order.ts'

setUpCheckout()

const refuseOnce = () =>
  shop.shop.moods.push({
    match: 'POST *payment-information',
    times: 1,
    fault: { kind: 'status', status: 400, body: { message: 'Sold out: %1', parameters: ['<b>Ring</b>'] } },
    seen: 0,
  })

describe.each([
  ['a guest', undefined],
  ['a customer', 'bea@example.com'],
])('%s whom the shop refuses', (_, customer) => {
  it.each([
    ['checkmo', 'banktransfer'],
    ['banktransfer', 'checkmo'],
    ['free', 'free'],
  ])('by %s shows why, and the order is placed by %s', async (first, next) => {
    await openCheckout({ customer, items: [{ sku: 'NK-2' }] })
    if (first === 'free') await applyCoupon('GRATIS')
    await submitAddress({ shipping: inAustin, billing: inAustin })
    chooseMethod(first)
    expect($chosenMethod.get()?.code).toBe(first)
    refuseOnce()
    placeOrder()
    await vi.waitFor(() => expect($refusal.get()?.message).toEqual({ text: 'Sold out: <b>Ring</b>' }))
    expect([$orderStatus.get(), shop.ledger().orders]).toEqual(['idle', []])
    chooseMethod(next)
    placeOrder()
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith('/checkout/onepage/success'))
    const { orders, carts } = shop.ledger()
    expect(orders).toMatchObject([{ method: next, state: 'placed' }])
    expect(carts.filter(({ active }) => active)).toEqual([])
  })
})

it('a field of the address that is refused only with the order is shown where it is entered', async () => {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  const message = 'Please check the shipping address information. "company" is required. Enter and try again.'
  const fault = { kind: 'status' as const, status: 400, body: { message } }
  shop.shop.moods.push({ match: 'POST *payment-information', times: 1, fault, seen: 0 })
  placeOrder()
  await vi.waitFor(() => expect($refusedField.get()).toMatchObject({ field: 'company', message }))
  expect($viewedStep.get()).toBe('shipping_address')
})
