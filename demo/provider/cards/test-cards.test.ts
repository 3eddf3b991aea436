import { describe, expect, it } from 'vitest'
import { passesLuhn } from './card-number.ts'
import { behaviourOf } from './test-cards.ts'

const card = (number: string) => ({ number, month: '03', year: '2030', cvc: '737' })

describe('a test card', () => {
  it.each([
    ['4111111111111111', { result: 'Authorised' }],
    ['5555444433331111', { result: 'Authorised' }],
    ['3569990010095841', { result: 'Authorised' }],
    ['4000000000000002', { result: 'Refused' }],
    ['4000000000000119', { result: 'Error' }],
    ['4000000000000101', { result: 'Cancelled' }],
    ['4000000000000259', { result: 'Pending' }],
    ['4000000000000077', { result: 'Received' }],
    ['4917610000000000', { step: 'challenge', passes: true }],
    ['4000000000003063', { step: 'challenge', passes: false }],
    ['4212345678901237', { step: 'redirect' }],
  ])('%s can be typed and means %j', (number, behaviour) => {
    expect(passesLuhn(number)).toBe(true)
    expect(behaviourOf(card(number))).toMatchObject(behaviour)
  })

  it('is refused with another date or security code', () => {
    expect(behaviourOf({ ...card('4111111111111111'), year: '2031' })).toMatchObject({ result: 'Refused' })
    expect(behaviourOf({ ...card('4111111111111111'), cvc: '123' })).toMatchObject({ result: 'Refused' })
  })

  it('accepts American Express with its own code', () => {
    expect(behaviourOf({ ...card('370000000000002'), cvc: '7373' })).toMatchObject({ result: 'Authorised' })
    expect(behaviourOf(card('370000000000002'))).toMatchObject({ result: 'Refused' })
  })
})
