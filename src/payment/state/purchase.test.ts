import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { reload } from '#storefront/page/navigation.ts'
import { cardForm } from '../methods/card/card-form.ts'
import { Purchase, REFUSED, outcomeOfResult } from './purchase.ts'
import type { PaymentResult } from '../rules/provider.ts'

const order = { cart: { id: 'cart' }, method: 'adyen_hpp', billing: { email: 'a@b.example' } } as never
const press = () => ({ resolve: vi.fn(), reject: vi.fn() })
const orders = () => sent.filter(({ method, path }) => method === 'POST' && /payment-information$/.test(path))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

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

describe('an order that is sent', () => {
  const REFUSAL = json({ message: 'Refused' }, 400)
  const ACTION = { resultCode: 'ChallengeShopper', action: { type: 'threeDS2' } }
  const asked = () =>
    sent.filter(({ path }) => path.includes('payment-')).map(({ path }) => path.split('-').at(-1))
  const send = async (...answers: unknown[]) => {
    serve(json('42'), ...answers)
    const onAction = vi.fn<(type: string) => void>()
    const purchase = new Purchase(order, onAction)
    const actions = press()
    await purchase.submit({ paymentMethod: { type: 'scheme' } }, actions)
    return { purchase, onAction, actions }
  }

  it('names the type that was chosen', async () => {
    await send(json({ resultCode: 'Authorised' }))
    expect(JSON.parse(orders()[0]!.body).paymentMethod.additional_data).toMatchObject({
      brand_code: 'scheme',
    })
  })

  it('waits for what the shopper has to do, whose refusal refuses the payment', async () => {
    const { purchase, onAction, actions } = await send(json(ACTION), REFUSAL)
    expect(onAction).toHaveBeenCalledExactlyOnceWith('threeDS2')
    expect(actions.resolve).toHaveBeenCalledWith(ACTION)
    const details = press()
    await purchase.sendDetails({ details: {} }, details)
    expect(details.reject).toHaveBeenCalledOnce()
    expect(await purchase.outcome).toBe(REFUSED)
  })

  it('is asked for where the answer to that is lost, and not sent again', async () => {
    const { purchase } = await send(
      json(ACTION),
      json({ message: 'no' }, 502),
      json({ resultCode: 'Authorised' }),
    )
    await purchase.sendDetails({}, press())
    expect(await purchase.outcome).toEqual({ type: 'done', orderId: '42' })
    expect(asked()).toEqual(['information', 'result', 'details', 'result'])
  })

  it('is on the page of its result when the slip to pay with is put aside', async () => {
    const action = { type: 'voucher' }
    const { purchase } = await send(json({ resultCode: 'PresentToShopper', action }))
    purchase.leaveVoucher()
    expect(await purchase.outcome).toMatchObject({
      url: expect.stringMatching(/resultCode=PresentToShopper$/),
    })
  })

  it('is looked at when the form breaks', async () => {
    const { purchase } = await send(json(ACTION), json({ resultCode: 'Refused' }))
    await purchase.handleError('ERROR')
    expect(await purchase.outcome).toBe(REFUSED)
  })

  it('is given up by a reload where its bank’s page must not be opened', async () => {
    const { purchase } = await send(json(ACTION), json(ACTION))
    await purchase.handleBlockedRedirect()
    expect(await purchase.outcome).toEqual({ type: 'unknown', check: reload })
  })
})

it('a wallet that is closed leaves all as it was, and one that breaks says so', async () => {
  const closed = new Purchase(order, () => {})
  await closed.handleError('CANCEL')
  expect(await closed.outcome).toEqual({ type: 'stay' })
  const broken = new Purchase(order, () => {})
  await broken.handleError('ERROR')
  expect(await broken.outcome).toMatchObject({ type: 'failed', message: { key: 'place-order.failed' } })
})

it('without an order there are no details to send and no page of a bank', async () => {
  serve(json('42'))
  const purchase = new Purchase(order, () => {})
  const actions = press()
  await purchase.sendDetails({}, actions)
  await purchase.handleBlockedRedirect()
  purchase.leaveVoucher()
  expect(actions.reject).toHaveBeenCalledOnce()
  expect(sent).toEqual([])
})

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
