import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckoutFacts, checkoutProgress, shownStep } from './steps.ts'

const none: CheckoutFacts = {
  isVirtual: false,
  isAddressAnswered: false,
  isDeliveryConfirmed: false,
  isPaymentConfirmed: false,
}
const due = (facts: Partial<CheckoutFacts>) => checkoutProgress({ ...none, ...facts }).due
const openable = (facts: Partial<CheckoutFacts>) =>
  checkoutProgress({ ...none, ...facts })
    .steps.filter(({ canOpen }) => canOpen)
    .map(({ step }) => step)

describe('the step that is due', () => {
  it.each<[Partial<CheckoutFacts>, string]>([
    [{}, 'shipping_address'],
    [{ isAddressAnswered: true }, 'shipping_method'],
    [{ isAddressAnswered: true, isDeliveryConfirmed: true }, 'payment_method'],
    [{ isAddressAnswered: true, isDeliveryConfirmed: true, isPaymentConfirmed: true }, 'item_summary'],
    [{ isDeliveryConfirmed: true, isPaymentConfirmed: true }, 'shipping_address'],
    [{ isAddressAnswered: true, isPaymentConfirmed: true }, 'shipping_method'],
    [{ isVirtual: true, isAddressAnswered: true }, 'payment_method'],
    [{ isVirtual: true, isAddressAnswered: true, isPaymentConfirmed: true }, 'item_summary'],
  ])('of %j is %s', (facts, step) => expect(due(facts)).toBe(step))
})

it('lets the shopper open what is complete and what is due, and nothing after it', () => {
  expect(openable({})).toEqual(['shipping_address'])
  expect(openable({ isAddressAnswered: true, isPaymentConfirmed: true })).toEqual([
    'shipping_address',
    'shipping_method',
  ])
  expect(openable({ isVirtual: true, isAddressAnswered: true })).toEqual([
    'shipping_address',
    'payment_method',
  ])
})

it('asks for no shipping method when nothing is shipped, and numbers the others', () => {
  const { steps } = checkoutProgress({ ...none, isVirtual: true })
  expect(steps.map(({ isRequired, number }) => [isRequired, number])).toEqual([
    [true, 1],
    [false, 0],
    [true, 2],
    [true, 3],
  ])
})

it('shows what the shopper looks at only while it may be opened', () => {
  const progress = checkoutProgress({ ...none, isAddressAnswered: true })
  expect(shownStep(progress, undefined)).toBe('shipping_method')
  expect(shownStep(progress, 'shipping_address')).toBe('shipping_address')
  expect(shownStep(progress, 'item_summary')).toBe('shipping_method')
})

it('always has a due step that may be opened, whatever was confirmed', () => {
  const facts = fc.record({
    isVirtual: fc.boolean(),
    isAddressAnswered: fc.boolean(),
    isDeliveryConfirmed: fc.boolean(),
    isPaymentConfirmed: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (given) => {
      const progress = checkoutProgress(given)
      const found = progress.steps.find(({ step }) => step === progress.due)
      expect(found).toMatchObject({ isRequired: true, isComplete: false, canOpen: true })
    }),
  )
})
