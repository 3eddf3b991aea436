import { beforeEach, expect, it } from 'vitest'
import type { PaymentMethod } from './payment-method.ts'
import { $registeredMethods, registerPaymentMethods } from './offered-methods.ts'

const method = (...codes: string[]): PaymentMethod => ({
  codes,
  placeOrder: () => Promise.resolve({ type: 'done' }),
})
const codes = () => $registeredMethods.get()!.map((each) => each.codes.join())

beforeEach(() => $registeredMethods.set(undefined))

it('a code keeps the method that was registered for it first, and its method takes none from another', () => {
  registerPaymentMethods([method('checkmo', 'banktransfer')])
  registerPaymentMethods([method('banktransfer', 'pebbles'), method('pebbles'), method('checkmo')])
  expect(codes()).toEqual(['checkmo,banktransfer', 'pebbles'])
})

it('what adds nothing changes nothing on screen', () => {
  registerPaymentMethods([method('checkmo')])
  const before = $registeredMethods.get()
  registerPaymentMethods([method('checkmo')])
  expect($registeredMethods.get()).toBe(before)
})
