import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { orderThenLeave, resumeUnpaid, NO_PAY_PAGE } from './order-then-leave.ts'

const order = { cart: { id: 'c', customer: false }, method: 'atome', billing: {} } as never
const PAGE = { path: 'atome/pay' }

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('nothing is ordered that could not be paid', async () => {
  serve(json('42'))
  expect(await orderThenLeave(order, {})).toBe(NO_PAY_PAGE)
  expect(await orderThenLeave(order, { path: '/evil.example' })).toBe(NO_PAY_PAGE)
  expect(sent).toEqual([])
})

it('the order is made, then its page is opened', async () => {
  serve(json('42'))
  const outcome = await orderThenLeave(order, PAGE)
  expect(outcome).toMatchObject({ type: 'redirect', url: expect.stringMatching(/\/atome\/pay$/) })
  expect(sent).toHaveLength(1)
})

it('a refusal of the shop leads nowhere', async () => {
  serve(json({ message: 'Sold out.' }, 400))
  expect(await orderThenLeave(order, PAGE)).toMatchObject({ type: 'failed', message: { text: 'Sold out.' } })
})

it('an order whose answer was lost is paid once it is found', async () => {
  const gone = { message: 'No such entity', parameters: { fieldName: 'cartId', fieldValue: 7 } }
  serve(json({ message: 'no' }, 502), json({ message: 'no' }, 400), json(gone, 404))
  const outcome = await orderThenLeave(order, PAGE)
  expect(outcome.type).toBe('unknown')
  const found = await (outcome as { check(): Promise<unknown> }).check()
  expect(found).toMatchObject({ type: 'redirect', url: expect.stringMatching(/\/atome\/pay$/) })
})

it('who comes back without a cart learns that the order waits for its payment', async () => {
  expect(await resumeUnpaid()).toMatchObject({ url: expect.stringMatching(/\?resultCode=Pending$/) })
})
