import { describe, expect, it } from 'vitest'
import { resultMeaning } from './order.ts'

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
