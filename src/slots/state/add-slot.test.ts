import { expect, it } from 'vitest'
import { addSlot, slotsOf } from './add-slot.ts'

it('a script that is taken away leaves the others in their place', () => {
  const rating = () => undefined
  const [stopFirst, stopSecond] = [addSlot('cart/item', rating), addSlot('cart/item', rating)]
  const stopOther = addSlot('cart/below', rating)
  stopFirst()
  expect([slotsOf('cart/item').length, slotsOf('cart/below').length]).toEqual([1, 1])
  stopSecond()
  stopOther()
  expect([slotsOf('cart/item'), slotsOf('cart/below')]).toEqual([[], []])
})
