import { describe, expect, it } from 'vitest'
import { canPlaceOrder, resultMeaning } from './order'
import { nextStep, progressOf, stepNumber, steps } from './steps'

describe('a payment’s result', () => {
  it.each([
    ['Authorised', undefined, 'authorised'],
    ['Refused', undefined, 'refused'],
    ['Received', undefined, 'pending'],
    ['Received', { type: 'voucher' }, 'action'],
    ['PresentToShopper', undefined, 'pending'],
    ['Pending', undefined, 'pending'],
    ['Pending', { type: 'await' }, 'action'],
    ['ChallengeShopper', undefined, 'action'],
    ['IdentifyShopper', {}, 'action'],
    ['RedirectShopper', {}, 'action'],
    ['Cancelled', undefined, 'failed'],
    ['Error', undefined, 'failed'],
    ['authorised', undefined, 'failed'],
    ['Success', undefined, 'failed'],
    [['Authorised'], undefined, 'failed'],
    [null, undefined, 'failed'],
    [undefined, undefined, 'failed'],
  ])('%j with %j means %s', (code, action, meaning) => expect(resultMeaning(code, action)).toBe(meaning))
})

describe('placing the order', () => {
  it('needs a method and a saved address', () => {
    expect(canPlaceOrder({ method: 'adyen_hpp', savedAddress: {} })).toBeUndefined()
    expect(canPlaceOrder({ method: '', savedAddress: {} })).toEqual({ key: 'order.address-unsaved' })
    expect(canPlaceOrder({ method: 'adyen_hpp', savedAddress: undefined })).toEqual({
      key: 'order.address-unsaved',
    })
  })
})

describe('the checkout’s steps', () => {
  it('follow one another to the summary', () => {
    expect(nextStep('shipping_address')).toBe('shipping_method')
    expect(nextStep('payment_method')).toBe('item_summary')
    expect(nextStep('item_summary')).toBeUndefined()
  })
  it('skip the shipping method when nothing is shipped', () => {
    expect(nextStep('shipping_address', true)).toBe('payment_method')
    expect(steps(true)).not.toContain('shipping_method')
    expect(stepNumber('item_summary', true)).toBe(3)
  })
})

it('the progress indicator moves on by itself only after success', () => {
  expect(progressOf('checkout')).toEqual({ start: 1, end: 1 })
  expect(progressOf('success')).toEqual({ start: 2, end: 3 })
})
