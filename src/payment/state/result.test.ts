import { expect, it } from 'vitest'
import type { PaymentResult } from '../rules/provider.ts'
import { outcomeOfResult, REFUSED } from './result.ts'

const read = (resultCode: unknown, action?: object) =>
  outcomeOfResult({ resultCode, action } as unknown as PaymentResult, '40')

it('takes only Authorised for success', () => {
  expect(read('Authorised')).toEqual({ type: 'done', orderId: '40' })
  for (const code of ['authorised', 'Success', 'Error', 'Cancelled', null, undefined, [], '']) {
    expect(read(code)).toMatchObject({ type: 'failed', message: { key: 'place-order.failed' } })
  }
})

it('shows that a refused payment is refused', () => {
  expect(read('Refused')).toBe(REFUSED)
})

it('waits for the shopper while there is something to do', () => {
  expect(read('ChallengeShopper', { type: 'threeDS2' })).toBeUndefined()
  expect(read('Pending', { type: 'await' })).toBeUndefined()
})

it('leads a payment that is still under way to the result page, with nothing but its code', () => {
  expect(read('Received')).toMatchObject({
    type: 'redirect',
    url: expect.stringMatching(/\?resultCode=Received$/),
  })
})

it('explains a payment that wants something of the shopper and does not say what', () => {
  expect(read('ChallengeShopper')).toMatchObject({
    type: 'redirect',
    url: expect.stringMatching(/\?resultCode=ChallengeShopper$/),
  })
})
