import { describe, expect, it } from 'vitest'
import type { ApiError } from '#http/api-error.ts'
import { getTotals } from '#cart/api/cart.ts'
import { getPaymentInformation, placeOrder, savePayment, getPaypalToken } from '#payment/api/payment.ts'
import { inAustin } from '../austin.ts'
import { failure, type Recorded, replay } from './replay.ts'
import order from '../fixtures/order.json'

const address = { ...inAustin, street: ['1 Main St', 'Apt 4'], email: 'guest@example.com' }
const mine = { id: '97', customer: true }

/** The guest's cart an exchange was recorded with. */
const guest = ({ request }: { request: Recorded['request'] }) => ({
  id: /guest-carts\/([^/]+)/.exec(request.path)![1]!,
  customer: false,
})

describe('a recorded order', () => {
  const choice = { method: 'checkmo', billing: address, email: 'guest@example.com', additional_data: {} }

  it('is placed by exactly the request a real shop accepted, and returns its id as text', async () => {
    const sent = replay(order['order-ok'])
    expect(await placeOrder(guest(order['order-ok']), choice)).toBe('40')
    expect(sent[0]!.body).toEqual(order['order-ok'].request.body)
  })

  it('leaves the e-mail out for customers', async () => {
    const sent = replay(order['c-order-ok'])
    expect(await placeOrder(mine, choice)).toMatch(/^\d+$/)
    expect(sent[0]!.body).not.toHaveProperty('email')
  })

  it('is known to be placed when the cart was ordered before', async () => {
    replay(order['order-again'])
    const error = await failure<ApiError>(placeOrder(guest(order['order-again']), choice))
    expect([error.kind, error.isAlreadyOrdered]).toEqual(['cartLost', true])
  })

  it('is lost for a customer who has no cart any more', async () => {
    replay(order['c-order-again'])
    expect((await failure<ApiError>(placeOrder(mine, choice))).kind).toBe('cartLost')
  })

  it('needs a session for customers', async () => {
    replay(order['no-session-order'])
    expect((await failure<ApiError>(placeOrder(mine, choice))).kind).toBe('session')
  })

  it.each([
    [
      'order-missing-both',
      '"email" is required. Enter and try again. "paymentMethod" is required. Enter and try again.',
    ],
    ['order-bad-email', 'Invalid email format'],
    ['order-sold-out', 'Some of the products are out of stock.'],
    [
      'order-billing-missing-field',
      'Please check the billing address information. "telephone" is required. Enter and try again.',
    ],
    ['order-no-shipping', 'The shipping address is missing. Set the address and try again.'],
  ] as const)('is refused with the shop’s message: %s', async (name, text) => {
    replay(order[name])
    const error = await failure<ApiError>(placeOrder(guest(order[name]), choice))
    expect([error.kind, error.text]).toEqual(['business', text])
  })

  it('has its methods and totals before', async () => {
    replay(order['payment-information-saved'])
    const details = await getPaymentInformation(guest(order['payment-information-saved']))
    expect(details.payment_methods[0]).toEqual({ code: expect.any(String), title: expect.any(String) })
  })

  it('can have its payment saved first', async () => {
    replay(order['set-ok'])
    expect(await savePayment(guest(order['set-ok']), choice)).toBe(true)
  })

  it('cannot be started at PayPal with an empty cart', async () => {
    replay(order['paypal-token-empty-cart'])
    const error = await failure<ApiError>(getPaypalToken({ id: '1', customer: false }))
    expect([error.kind, error.text]).toEqual(['business', 'No such entity with cartId = '])
  })

  it('drops the stack trace of a shop in developer mode', async () => {
    replay(order['dev-404'])
    const error = await failure<ApiError>(getTotals(guest(order['dev-404'])))
    expect([error.kind, JSON.stringify(error)]).toEqual(['cartLost', expect.not.stringContaining('#0')])
  })
})
