import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepDraft } from '#checkout/state/draft.ts'
import { $chosenMethod, autoSelect, chooseMethod } from './chosen-method.ts'
import { setListedMethods, $offeredMethods, registerPaymentMethods } from './offered-methods.ts'

const placeOrder = async () => ({ type: 'done' }) as const
const chosen = () => $chosenMethod.get()?.code

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  registerPaymentMethods([{ codes: ['check', 'card'], placeOrder }])
  setListedMethods(['check', 'card'].map((code) => ({ code, title: code })))
  chooseMethod('')
})
afterEach(() => void vi.useRealTimers())

it('the first way to pay is chosen after half a second, and not before', () => {
  autoSelect($offeredMethods.get()!)
  vi.advanceTimersByTime(499)
  expect(chosen()).toBeUndefined()
  vi.advanceTimersByTime(1)
  expect(chosen()).toBe('check')
})

it('a shopper who is quicker keeps what they chose', () => {
  autoSelect($offeredMethods.get()!)
  vi.advanceTimersByTime(400)
  chooseMethod('card')
  vi.advanceTimersByTime(600)
  expect(chosen()).toBe('card')
})

it('the way to pay from before a reload is chosen again', () => {
  keepDraft({ method: 'card' })
  autoSelect($offeredMethods.get()!)
  vi.advanceTimersByTime(500)
  expect(chosen()).toBe('card')
})

it('none is chosen for a list that is gone', () => {
  autoSelect($offeredMethods.get()!)()
  vi.advanceTimersByTime(1000)
  expect(chosen()).toBeUndefined()
})
