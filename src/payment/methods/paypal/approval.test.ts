import { afterEach, expect, it, vi } from 'vitest'
import { form, json, sent, serve } from '#test/fetch-stub.ts'
import { type PaypalCallbacks, Approval, approvalFor } from './approval.ts'
import { $orderStatus, beginOrder, endOrder } from '#order/state/order.ts'
import { buttonAnswers } from './PaypalFrame.tsx'

const order = { cart: { id: 'c', customer: false }, method: 'paypal_express', billing: {} } as never
const APPROVED = { orderID: 'EC-1', payerID: 'P' }

afterEach(() => {
  localStorage.clear()
  endOrder()
  vi.restoreAllMocks()
})

it('PayPal’s window waits for the order, and a refused token ends it with the shop’s reason', async () => {
  serve(json({ success: false, error_message: 'No PayPal today.' }))
  const approval = new Approval()
  const token = approval.token()
  await Promise.resolve()
  expect(sent).toEqual([])
  const outcome = approval.start(order)
  await expect(token).rejects.toThrow()
  expect(await outcome).toEqual({ type: 'failed', message: { text: 'No PayPal today.' } })
})

it('an approval is sent once, and its order exists wherever the shop leads to', async () => {
  serve(json({ success: true, redirectUrl: 'https://elsewhere.example/paid' }))
  const approval = new Approval()
  const outcome = approval.start(order)
  await Promise.all([approval.approve(APPROVED), approval.approve(APPROVED)])
  expect(await outcome).toEqual({ type: 'done' })
  expect(sent).toHaveLength(1)
  approval.cancel()
  approval.fail(new Error('late'))
  expect(await outcome).toEqual({ type: 'done' })
})

it('the shop has who approved, and by what; by PayPal itself where that is not said', async () => {
  serve(json({ success: true, redirectUrl: '/' }))
  for (const approved of [APPROVED, { ...APPROVED, paymentSource: 'paylater' }, {}]) {
    const approval = new Approval()
    void approval.start(order)
    await approval.approve(approved)
  }
  expect(sent.map(({ body }) => form(body).map(([, value]) => value))).toEqual([
    ['EC-1', 'P', 'paypal'],
    ['EC-1', 'P', 'paylater'],
    ['', '', 'paypal'],
  ])
})

it('a window that closes or breaks while the shop makes its order ends none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(json({ success: true, redirectUrl: 'https://elsewhere.example/paid' }))
  for (const happens of ['cancel', 'fail'] as const) {
    const approval = new Approval()
    const outcome = approval.start(order)
    const approved = approval.approve(APPROVED)
    approval[happens](new Error('late'))
    await approved
    expect(await outcome).toEqual({ type: 'done' })
  }
})

it.each([
  ['/paypal/express/review', 'redirect'],
  ['/checkout/onepage/success/', 'done'],
])('an approval leads to the shop’s own page, whose success ends the order: %s', async (path, type) => {
  const url = new URL(path, location.origin).href
  serve(json({ success: true, redirectUrl: url }))
  const approval = new Approval()
  const outcome = approval.start(order)
  await approval.approve(APPROVED)
  expect(await outcome).toEqual(type === 'done' ? { type } : { type, url })
})

it('an approval the shop does not answer leaves the outcome to a check', async () => {
  serve(json({ message: 'no' }, 500))
  const approval = new Approval()
  const outcome = approval.start(order)
  await approval.approve(APPROVED)
  await expect(outcome).rejects.toMatchObject({ kind: 'server' })
})

it('what a window reports before it has an order ends none', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(json({ success: true, redirectUrl: '/' }))
  const approval = new Approval()
  approval.fail(new Error('early'))
  await approval.approve(APPROVED)
  expect(sent).toEqual([])
  const outcome = approval.start(order)
  approval.cancel()
  expect(await outcome).toEqual({ type: 'stay' })
})

it('a window that is closed orders nothing, and one that breaks says so', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const closed = new Approval()
  const stay = closed.start(order)
  closed.cancel()
  expect(await stay).toEqual({ type: 'stay' })
  const broken = new Approval()
  const failed = broken.start(order)
  broken.fail(new Error('popup'))
  expect(await failed).toEqual({ type: 'failed', message: { key: 'place-order.failed' } })
})

const press = () => ({ resolve: vi.fn(), reject: vi.fn() })
const pressed = (answers: ReturnType<typeof buttonAnswers>) => {
  const actions = press()
  answers.onClick({}, actions)
  return actions.resolve.mock.calls.length === 1 && !actions.reject.mock.calls.length
}

it('PayPal’s button opens its window only for an order that may be placed, one at a time', async () => {
  const place = vi.fn(() => void beginOrder())
  const answers = buttonAnswers(place)
  await expect(answers.createOrder()).rejects.toThrow('no order is being placed')
  expect(pressed(answers)).toBe(true)
  expect(approvalFor(order)).toBeInstanceOf(Promise)
  expect(pressed(answers)).toBe(false)
  expect(place).toHaveBeenCalledOnce()
  endOrder()
  expect(approvalFor(order)).toBeUndefined()
  expect(pressed(buttonAnswers(() => undefined))).toBe(false)
  expect(approvalFor(order)).toBeUndefined()
})

it('what PayPal reports is of the order that its button was pressed for, and of none before', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  serve(json({ success: true, redirectUrl: 'https://elsewhere.example/paid' }))
  const reports = [
    [(answers: PaypalCallbacks) => answers.onApprove(APPROVED), 'done'],
    [(answers: PaypalCallbacks) => answers.onCancel(), 'stay'],
    [(answers: PaypalCallbacks) => answers.onError(new Error('popup')), 'failed'],
  ] as const
  for (const [report, type] of reports) {
    const answers = buttonAnswers(() => void beginOrder())
    await report(answers)
    expect([sent.length, warn.mock.calls.length]).toEqual([type === 'done' ? 0 : 1, 0])
    expect(pressed(answers)).toBe(true)
    const outcome = approvalFor(order)
    await report(answers)
    expect(await outcome).toMatchObject({ type })
    endOrder()
  }
  expect(warn.mock.calls.flat().join()).toContain('paypal failed')
})

it('an order that ended closes the window that still waits for it', async () => {
  const answers = buttonAnswers(() => void beginOrder())
  expect(pressed(answers)).toBe(true)
  const token = answers.createOrder()
  endOrder()
  await expect(token).rejects.toThrow('the order is not being placed')
  expect($orderStatus.get()).toBe('idle')
})
