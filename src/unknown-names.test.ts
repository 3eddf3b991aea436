import { expect, it } from 'vitest'
import { addSlot } from '#slots/state/add-slot.ts'
import { onUnknownPlace } from './unknown-names.ts'

it('a place that no island has is named once, one that an island has never', () => {
  const named: string[] = []
  addSlot('cart/foot-befor', () => undefined)
  onUnknownPlace((place) => named.push(place))
  addSlot('cart/foot-before', () => undefined)
  addSlot('cart/foot-befor', () => undefined)
  addSlot('order-summery/after-totals', () => undefined)
  expect(named).toEqual(['cart/foot-befor', 'order-summery/after-totals'])
})
