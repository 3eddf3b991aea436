import { beforeEach, describe, expect, it } from 'vitest'
import type { Order } from '../shop/records.ts'
import { Shop } from '../shop/shop.ts'
import { seal } from './cards/blob.ts'
import { paymentOf } from './payment-records.ts'
import { actionOf } from './actions.ts'
import { answerStep, authorise, cancel, finish, paymentIn, resultOf } from './payments.ts'
import { storedCardsOf } from './cards/stored-cards.ts'

let shop: Shop

const order = (customerId?: number): Order => {
  const id = shop.nextId('order', 40)
  const made: Order = {
    id,
    increment: String(id),
    cartId: 1,
    customerId,
    email: 'ann@example.com',
    state: 'placed',
    method: 'adyen_hpp',
    currency: 'EUR',
    grandTotal: 10950,
    baseGrandTotal: 10950,
    items: [],
    placedAt: 0,
    spent: { giftCards: {}, credit: 0, points: 0 },
  }
  shop.orders.set(id, made)
  return made
}

const typed = (number: string, cvc = '737') => ({
  type: 'scheme',
  encryptedCardNumber: seal('encryptedCardNumber', number),
  encryptedExpiryMonth: seal('encryptedExpiryMonth', '03'),
  encryptedExpiryYear: seal('encryptedExpiryYear', '2030'),
  encryptedSecurityCode: seal('encryptedSecurityCode', cvc),
})

const pay = (placed: Order, paymentMethod: object, more: object = {}) =>
  authorise(shop, {
    order: placed,
    stateData: JSON.stringify({ paymentMethod, ...more }),
    amountMinor: placed.grandTotal,
    currency: placed.currency,
    returnUrl: 'http://localhost:8080/adyen/process/result',
  })

beforeEach(() => {
  shop = new Shop()
})

describe('paying an order by card', () => {
  it('charges an authorised order once, with its amount', () => {
    const placed = order()
    expect(pay(placed, typed('4111111111111111'))).toEqual({ isFinal: true, resultCode: 'Authorised' })
    expect(shop.charges).toEqual([{ orderId: placed.id, value: 10950, currency: 'EUR' }])
  })

  it.each([
    ['4000000000000002', 'Refused'],
    ['4000000000000119', 'Error'],
    ['4000000000000101', 'Cancelled'],
  ])('cancels the order and charges nothing for %s: %s', (number, resultCode) => {
    const placed = order()
    expect(pay(placed, typed(number))).toEqual({ isFinal: true, resultCode })
    expect(shop.charges).toEqual([])
    expect(placed.state).toBe('canceled')
  })

  it.each([
    ['4000000000000259', 'Pending', false],
    ['4000000000000077', 'Received', true],
  ])('keeps the order of %s without charging it: %s', (number, resultCode, isFinal) => {
    const placed = order()
    expect(pay(placed, typed(number))).toEqual({ isFinal, resultCode })
    expect(shop.charges).toEqual([])
    expect(placed.state).toBe('placed')
  })

  it('fails without payment data', () => {
    const placed = order()
    const result = authorise(shop, {
      order: placed,
      stateData: '{broken',
      amountMinor: 1,
      currency: 'EUR',
      returnUrl: 'http://localhost:8080/',
    })
    expect(result.resultCode).toBe('Error')
    expect(placed.state).toBe('canceled')
  })

  it('returns the same result again', () => {
    const placed = order()
    pay(placed, typed('4000000000000002'))
    expect(resultOf(paymentOf(shop, placed.id)!).resultCode).toBe('Refused')
  })

  it('forgets its payments when the shop starts afresh', () => {
    const placed = order()
    pay(placed, typed('4111111111111111'))
    shop.clear()
    expect(paymentOf(shop, placed.id)).toBeUndefined()
  })
})

describe('a payment with a step for the shopper', () => {
  const start = (number: string) => {
    const placed = order()
    const result = pay(placed, typed(number))
    return { placed, result, payment: paymentOf(shop, placed.id)! }
  }

  it('waits with an action and takes no money meanwhile', () => {
    const { result, placed, payment } = start('4917610000000000')
    expect(result).toEqual({ isFinal: false, resultCode: 'IdentifyShopper' })
    expect(actionOf(payment, 'http://localhost:8080')).toMatchObject({
      type: 'threeDS2',
      subtype: 'fingerprint',
    })
    expect(shop.charges).toEqual([])
    expect(placed.state).toBe('placed')
  })

  it.each([
    ['4917610000000000', 'approve', 'Authorised'],
    ['4917610000000000', 'decline', 'Refused'],
    ['4917610000000000', 'cancel', 'Refused'],
    ['4917610000000000', undefined, 'Refused'],
    ['4000000000003063', 'approve', 'Refused'],
    ['4212345678901237', 'approve', 'Authorised'],
    ['4212345678901237', 'decline', 'Refused'],
    ['4212345678901237', 'cancel', 'Cancelled'],
  ] as const)('%s answered with %s ends %s', (number, reply, resultCode) => {
    const { payment } = start(number)
    if (reply) answerStep(payment, reply)
    expect(finish(shop, payment)).toEqual({ isFinal: true, resultCode })
    expect(shop.charges).toHaveLength(resultCode === 'Authorised' ? 1 : 0)
  })

  it('is charged once, however often it is finished', () => {
    const { payment } = start('4917610000000000')
    answerStep(payment, 'approve')
    finish(shop, payment)
    answerStep(payment, 'decline')
    expect(finish(shop, payment).resultCode).toBe('Authorised')
    expect(shop.charges).toHaveLength(1)
  })

  it('is given up while it waits, and restores the cart, but not once it has ended', () => {
    const waiting = start('4917610000000000')
    expect(cancel(shop, waiting.payment).resultCode).toBe('Cancelled')
    expect(shop.orders.get(waiting.payment.orderId)!.state).toBe('canceled')
    const paid = start('4917610000000000')
    answerStep(paid.payment, 'approve')
    finish(shop, paid.payment)
    expect(cancel(shop, paid.payment).resultCode).toBe('Authorised')
  })

  it('is found by the details the page sends, not by a made-up token', () => {
    const { payment } = start('4917610000000000')
    const claim = btoa(JSON.stringify({ transStatus: 'Y', authorisationToken: payment.id }))
    expect(paymentIn(shop, { threeDSResult: claim })).toBe(payment)
    expect(finish(shop, payment).resultCode).toBe('Refused')
    expect(paymentIn(shop, { redirectResult: 'made-up' })).toBeUndefined()
  })
})

describe('saved cards', () => {
  const customerId = () => [...shop.customers.keys()][0]!
  const saved = () => storedCardsOf(shop, shop.customers.get(customerId())!)

  it('pay with only their security code', () => {
    const stored = {
      type: 'scheme',
      storedPaymentMethodId: saved()[0]!.id,
      encryptedSecurityCode: seal('encryptedSecurityCode', '737'),
    }
    expect(pay(order(customerId()), stored).resultCode).toBe('Authorised')
    expect(pay(order(), stored).resultCode).toBe('Error')
  })

  it('are stored when the customer chose so and the payment succeeded', () => {
    const before = saved().length
    pay(order(customerId()), typed('4000000000000002'), { storePaymentMethod: true })
    pay(order(customerId()), typed('5555444433331111'))
    expect(saved()).toHaveLength(before)
    pay(order(customerId()), typed('5555444433331111'), { storePaymentMethod: true })
    expect(saved().at(-1)).toMatchObject({ brand: 'mc', lastFour: '1111', expiryYear: '2030' })
  })
})
