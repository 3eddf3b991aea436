import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { $page } from '#storefront/state/page.ts'
import { startOrderFields } from './order-fields.ts'
import { $refusal } from '#order/state/order.ts'

setUpCheckout()

const refuse = vi.fn<(name: string, message: string) => void>()
let stop = () => {}
beforeEach(() => {
  const door = { name: 'door_code', label: 'Door', send: 'paymentMethod.extension_attributes' }
  $page.set({ ...$page.get(), fields: [door] })
  refuse.mockClear()
  stop = startOrderFields({ submit: () => ({}), values: () => ({}), refuse })
})
afterEach(() => stop())

it('a refusal the shop gives for a field of the order moves from the button to the field', () => {
  $refusal.set({ message: { text: 'Too long', field: 'doorCode' }, modal: false })
  expect(refuse.mock.calls).toEqual([['door_code', 'Too long']])
  expect($refusal.get()).toBeUndefined()
})

it.each([
  ['of a field the order has not', { text: 'Too long', field: 'colour' }],
  ['without a field', { text: 'Sold out' }],
  ['in our own words', { key: 'place-order.failed' } as const],
])('a refusal %s stays beside the button', (_, message) => {
  $refusal.set({ message, modal: false })
  expect(refuse).not.toHaveBeenCalled()
  expect($refusal.get()).toEqual({ message, modal: false })
})

it('a form that was left shows no refusal', () => {
  stop()
  const refusal = { message: { text: 'Too long', field: 'door_code' }, modal: false }
  $refusal.set(refusal)
  expect([refuse.mock.calls, $refusal.get()]).toEqual([[], refusal])
})
