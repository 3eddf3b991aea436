import { expect, it } from 'vitest'
import { $pagePaymentMethods, addPaymentMethod } from './payment-methods.ts'

const method = (code: string) => ({ code, place: () => undefined })

it('the page’s ways to pay are in its own order, and the first of a code stays', () => {
  const [first, second] = [method('invoice'), method('voucher')]
  for (const each of [first, second, method('invoice')]) addPaymentMethod(each)
  expect($pagePaymentMethods.get()).toEqual([first, second])
  expect($pagePaymentMethods.get()[0]).toBe(first)
})
