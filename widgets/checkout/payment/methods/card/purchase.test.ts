import { afterEach, expect, it, vi } from 'vitest'
import { json, sent, serve } from '../../../../../test/fetch-stub'
import { cardForm } from './card-form'
import { Purchase } from './purchase'

const order = { cart: { id: 'cart' }, method: 'adyen_hpp', billing: { email: 'a@b.example' } } as never
const press = () => ({ resolve: vi.fn(), reject: vi.fn() })
const orders = () => sent.filter(({ method, path }) => method === 'POST' && /payment-information$/.test(path))

afterEach(() => localStorage.clear())

it('a form that submits itself a second time makes no second order', async () => {
  serve(json('42'), json({ isFinal: true, resultCode: 'Authorised' }))
  const purchase = new Purchase(order, () => {})
  const second = press()
  const first = purchase.submit({}, press())
  await purchase.submit({}, second)
  await first
  expect(await purchase.outcome).toEqual({ type: 'done', orderId: '42' })
  expect(second.reject).toHaveBeenCalledOnce()
  expect(orders()).toHaveLength(1)
})

it('a form that submits itself while no order is being placed makes none', () => {
  serve(json('42'))
  const actions = press()
  const { onSubmit } = cardForm['callbacks'] as { onSubmit(...all: unknown[]): void }
  onSubmit({ data: {} }, {}, actions)
  expect(actions.reject).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})

it('a form that breaks while the order is on its way leaves the outcome to the shop’s answer', async () => {
  let answer = (_: Response) => {}
  serve(() => new Promise<Response>((resolve) => (answer = resolve)), json({ resultCode: 'Authorised' }))
  const purchase = new Purchase(order, () => {})
  const submitted = purchase.submit({}, press())
  await vi.waitFor(() => expect(orders()).toHaveLength(1))
  await purchase.handleError('ERROR')
  answer(json('42')())
  await submitted
  expect(await purchase.outcome).toEqual({ type: 'done', orderId: '42' })
})
