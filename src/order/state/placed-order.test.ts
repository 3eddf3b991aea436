import { afterEach, expect, it, vi } from 'vitest'
import { keepPlacedOrder, type PlacedOrder, removePlacedOrder } from './placed-order.ts'
import { takePlacedOrder } from './take-placed-order.ts'

const KEY = 'bezel-placed-order'
const order = (sentAt = Date.now()) =>
  ({ sentAt, isGuest: true, email: 'bo@example.com', items: [], totals: {} }) as unknown as PlacedOrder

afterEach(() => void vi.useRealTimers())

it('an order is kept until it is shown, once', () => {
  const kept = order()
  keepPlacedOrder(kept)
  expect(takePlacedOrder()).toEqual(kept)
  expect(takePlacedOrder()).toBeUndefined()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

it('an order that came to nothing is not kept', () => {
  keepPlacedOrder(order())
  removePlacedOrder()
  expect(takePlacedOrder()).toBeUndefined()
})

it('an order is shown within an hour, and one from a clock put back no later', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const HOUR = 3_600_000
  const isShown = (age: number) => (keepPlacedOrder(order(Date.now() - age)), takePlacedOrder() !== undefined)
  expect([HOUR - 1, HOUR, 1 - HOUR, -HOUR].map(isShown)).toEqual([true, false, true, false])
})

it.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'x'],
  ['no totals', { items: [] }],
  ['no items', { totals: {} }],
  ['items that are no list', { items: {}, totals: {} }],
  ['totals that are no object', { items: [], totals: 1 }],
])('what another version has left is no order, and goes: %s', (_, left) => {
  const isWhole = left !== null && typeof left === 'object' && !Array.isArray(left)
  sessionStorage.setItem(KEY, JSON.stringify(isWhole ? { sentAt: Date.now(), ...left } : left))
  expect(takePlacedOrder()).toBeUndefined()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})
