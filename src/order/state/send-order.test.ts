import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '#http/api-error.ts'
import { attemptFor, beginAttempt } from './attempt.ts'
import { recordWhileSending } from './send-order.ts'

const order = {
  cart: { id: 'a', customer: false },
  method: 'checkmo',
  billing: {} as never,
  headers: { 'X-Captcha': 'Ab3' },
}
afterEach(() => localStorage.clear())

it('an order carries the id under which it is known, and what answers the shop’s captcha', async () => {
  const send = vi.fn(async () => attemptFor('a')?.id)
  const id = await recordWhileSending(order, send)
  expect(id).toEqual(expect.any(String))
  expect(send.mock.calls).toEqual([[{ attempt: id, headers: order.headers }]])
  expect(attemptFor('a')).toMatchObject({ id, isAnswered: true })
})

it('while another order of the cart may be under way nothing is sent, and nobody knows the outcome', async () => {
  beginAttempt('a', 'checkmo')
  const send = vi.fn(async () => '1')
  await expect(recordWhileSending(order, send)).rejects.toMatchObject({ kind: 'network', status: 0 })
  expect(send).not.toHaveBeenCalled()
})

it.each([
  ['a refusal', new ApiError('business', 400), 'none'],
  ['a server error', new ApiError('server', 500), 'answered'],
  ['a page in place of an answer', new ApiError('formKeyOrSession', 200), 'answered'],
  ['a cart that is gone', new ApiError('cartLost', 404), 'answered'],
  ['a gateway’s error', new ApiError('server', 502), 'open'],
  ['a gateway that was late', new ApiError('server', 504), 'open'],
  ['no answer', new ApiError('network', 0), 'open'],
  ['a bug', new TypeError('x'), 'open'],
])('after %s the order is known as it is', async (_, error, expected) => {
  await expect(recordWhileSending(order, () => Promise.reject(error))).rejects.toBe(error)
  const attempt = attemptFor('a')
  expect(!attempt ? 'none' : attempt.isAnswered ? 'answered' : 'open').toBe(expected)
})

it.each([
  'A server error stopped your order from being placed. Please try to place your order again.',
  'The cart is locked for processing. Please try again later.',
])(
  'a refusal that another request for the same cart may have caused leaves the outcome open: %s',
  async (text) => {
    const refusal = new ApiError('business', 400, { text })
    const sending = recordWhileSending(order, () => Promise.reject(refusal))
    await expect(sending).rejects.toMatchObject({ kind: 'network' })
    expect(attemptFor('a')).toMatchObject({ cart: 'a' })
    expect(attemptFor('a')).not.toHaveProperty('isAnswered', true)
  },
)
