import { expect, it } from 'vitest'
import { readQuantity, roundQuantity } from './item-quantity'

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

it.each([
  [0.1 + 0.2, 0.3],
  [1.1 - 1, 0.1],
  [2, 2],
])('%s is the quantity %s', (sum, qty) => expect(roundQuantity(sum)).toBe(qty))
