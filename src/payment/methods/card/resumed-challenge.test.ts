import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { $resumedAction } from '../../state/challenge.ts'
import { REFUSED } from '../../state/purchase.ts'
import { resumeOrder } from './resume-action.ts'

interface Answers {
  onAdditionalDetails(state: { data: unknown }): void
  onError(error: Error): void
}

/** The provider's library draws into frames of its own, which do not exist in the page of a unit test. */
const library = vi.hoisted(() => ({
  answers: undefined as Answers | undefined,
  mount: vi.fn(),
  createFromAction: vi.fn(() => ({ mount: library.mount })),
  register: vi.fn<(...components: { type: string }[]) => void>(),
}))
vi.mock('./components.ts', () => ({
  AdyenCheckout: (answers: Answers) => Promise.resolve(Object.assign(library, { answers })),
}))

const CHALLENGE = { type: 'threeDS2', paymentMethodType: 'scheme', token: 'x' }
const resultPage = { type: 'redirect', url: expect.stringMatching(/\/checkout\/onepage\/result$/) as string }
const { settings } = (window as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM

beforeEach(() => {
  settings.handleDisabledFileLoadingAsSuccess = true
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const ofPayment = () => sent.filter(({ path }) => path.includes('-ext-payment/'))

async function resume(action: object, ...answers: (() => Response)[]) {
  const all = [json({ resultCode: 'ChallengeShopper', action }), ...answers]
  serve(() => (sent.at(-1) === ofPayment().at(-1) ? all.shift()! : json({}))())
  const outcome = resumeOrder({ orderId: '42', cart: 'cart' })
  await vi.waitFor(() => expect($resumedAction.get()).toBeDefined())
  return { outcome }
}

it('a bank’s question from before a reload is shown again, and its answer pays the order', async () => {
  const { outcome } = await resume(CHALLENGE, json({ isFinal: true, resultCode: 'Authorised' }))
  const node = document.createElement('div')
  expect($resumedAction.get()!.type).toBe('threeDS2')
  $resumedAction.get()!.show(node)
  expect(library.createFromAction).toHaveBeenCalledWith(CHALLENGE, { challengeWindowSize: '05' })
  expect(library.mount).toHaveBeenCalledWith(node)
  library.answers!.onAdditionalDetails({ data: { details: 'yes' } })
  expect(await outcome).toEqual({ type: 'done', orderId: '42' })
  expect(ofPayment().map(({ method }) => method)).toEqual(['GET', 'POST'])
  expect(ofPayment()[1]!.body).toContain('yes')
  expect($resumedAction.get()).toBeUndefined()
})

it('a wait for the shopper’s app is shown again, by the component of its way to pay', async () => {
  const action = { type: 'await', paymentMethodType: 'blik' }
  const { outcome } = await resume(action, json({ isFinal: true, resultCode: 'Authorised' }))
  expect($resumedAction.get()!.type).toBe('await')
  expect(library.register.mock.lastCall!.map(({ type }) => type)).toEqual(['blik'])
  library.answers!.onAdditionalDetails({ data: {} })
  expect(await outcome).toEqual({ type: 'done', orderId: '42' })
})

it('a bank’s question needs no component besides', async () => {
  const { outcome } = await resume(CHALLENGE, json({ isFinal: true, resultCode: 'Authorised' }))
  expect(library.register.mock.lastCall).toEqual([])
  library.answers!.onAdditionalDetails({ data: {} })
  await outcome
})

it('a wait for a way to pay that nobody knows is on the page of its result', async () => {
  serve(json({ resultCode: 'Pending', action: { type: 'await', paymentMethodType: 'shells_and_beads' } }))
  expect(await resumeOrder({ orderId: '42', cart: 'cart' })).toMatchObject(resultPage)
  expect(library.register).not.toHaveBeenCalled()
})

it('one answer may bring another question', async () => {
  const second = { ...CHALLENGE, token: 'y' }
  const { outcome } = await resume(
    CHALLENGE,
    json({ resultCode: 'ChallengeShopper', action: second }),
    json({ isFinal: true, resultCode: 'Refused' }),
  )
  const first = $resumedAction.get()
  library.answers!.onAdditionalDetails({ data: {} })
  await vi.waitFor(() => expect($resumedAction.get()).not.toBe(first))
  library.answers!.onAdditionalDetails({ data: {} })
  expect(await outcome).toEqual(REFUSED)
})

it('a payment that the shop refuses after the answer may be paid another way', async () => {
  const { outcome } = await resume(CHALLENGE, json({ message: 'Refused' }, 400))
  library.answers!.onAdditionalDetails({ data: {} })
  expect(await outcome).toEqual(REFUSED)
})

it.each([
  ['the shop fails', () => library.answers!.onAdditionalDetails({ data: {} })],
  ['the form breaks', () => library.answers!.onError(new Error('no frame'))],
])('how it stands is on the page of its result where %s', async (_, happens) => {
  const { outcome } = await resume(CHALLENGE, json({}, 500))
  happens()
  expect(await outcome).toMatchObject(resultPage)
})
