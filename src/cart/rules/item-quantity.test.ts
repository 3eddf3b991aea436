import { expect, it } from 'vitest'
import { readQuantity, roundQuantity, steppedQuantity } from './item-quantity.ts'

it.each([
  ['12', 12],
  [' ３ ', 3],
  ['0', 0],
  ['', undefined],
  ['1e2', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['123456', undefined],
])('"%s" as a typed quantity is %s', (typed, qty) => expect(readQuantity(typed)).toBe(qty))

it.each([
  ['1.5', 1.5],
  ['0,25', 0.25],
  ['２．５', 2.5],
  ['3', 3],
  ['1.', undefined],
  ['.5', undefined],
  ['1,000.5', undefined],
  ['1.23456', undefined],
  ['-1.5', undefined],
])('"%s" as a typed decimal quantity is %s', (typed, qty) => expect(readQuantity(typed, true)).toBe(qty))

/** All whose digits take each other's place; those of Han are words. */
const scripts = Intl.supportedValuesOf('numberingSystem').filter((name) => name !== 'hanidec')

it.each(scripts)('a quantity that is shown in the digits “%s” is read as well', (script) => {
  for (const language of ['en', 'de', 'fa', 'ar'])
    for (const qty of [1.5, 12345, 67.089]) {
      const shown = qty.toLocaleString(`${language}-u-nu-${script}`, {
        useGrouping: false,
        maximumFractionDigits: 4,
      })
      expect(readQuantity(shown, true), shown).toBe(qty)
    }
})

it.each([
  [0.1 + 0.2, 0.3],
  [1.1 - 1, 0.1],
  [2, 2],
])('%s is the quantity %s', (sum, qty) => expect(roundQuantity(sum)).toBe(qty))

it.each([
  [2, 1, 1, 3],
  [2.5, -1, 1, 1.5],
  [2, 1, 6, 6],
  [6, 1, 6, 12],
  [8, -1, 6, 6],
  [6, -1, 6, 0],
  [0.75, 1, 0.25, 1],
] as const)('after %d a press by %d in steps of %d gives %d', (qty, by, step, expected) =>
  expect(steppedQuantity(qty, by, step)).toBe(expected),
)
