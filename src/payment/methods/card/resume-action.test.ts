import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { REFUSED } from '../../state/purchase.ts'
import { resumeOrder } from './resume-action.ts'

const resultPage = { type: 'redirect', url: expect.stringMatching(/\/checkout\/onepage\/result$/) }

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

it.each([
  ['paid', 'Authorised', { type: 'done', orderId: '42' }],
  ['refused', 'Refused', REFUSED],
])('an order from before a reload whose payment is %s needs nothing more', async (_, resultCode, outcome) => {
  serve(json({ isFinal: true, resultCode }))
  expect(await resumeOrder({ orderId: '42', cart: 'cart' })).toEqual(outcome)
  expect(sent.map(({ method }) => method)).toEqual(['GET'])
})

it.each(['voucher', 'redirect', 'bankTransfer'])(
  'one that waits at a %s is on the page of its result',
  async (type) => {
    serve(json({ resultCode: 'PresentToShopper', action: { type } }))
    expect(await resumeOrder({ orderId: '42', cart: 'cart' })).toMatchObject(resultPage)
  },
)

it('so is one the shop says nothing of', async () => {
  serve(json({ message: 'no' }, 500))
  expect(await resumeOrder({ orderId: '42', cart: 'cart' })).toMatchObject(resultPage)
})
