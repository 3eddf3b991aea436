import { expect, it } from 'vitest'
import { nearerSide } from '#widgets/account-menu/Disclosure.tsx'

it.each([
  { from: 10, to: 90, side: 'left' },
  { from: 900, to: 1000, side: 'right' },
])('an element from $from to $to px in a window of 1024 px is nearer to its $side', ({ from, to, side }) => {
  const element = document.createElement('i')
  element.getBoundingClientRect = () => new DOMRect(from, 0, to - from, 20)
  expect(window.innerWidth).toBe(1024)
  expect(nearerSide(element)).toBe(side)
})
