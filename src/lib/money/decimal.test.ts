import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flag, num, toUnits } from './decimal.ts'
import { floorOfProduct } from '#discounts/rules/balances.ts'

describe('exact products', () => {
  it.each([
    [100, 0.29, 29],
    [0.1, 30, 3],
    ['1.1', 1.1, 1],
    [-0.5, 3, -2],
    [-0.5, 4, -2],
    [Number.NaN, 5, 0],
  ])('floor(%s × %s) = %i', (a, b, floor) => expect(floorOfProduct(a, b)).toBe(floor))

  it.each([
    [' 12.5 ', 2, 1250],
    ['1e3', 2, 100_000],
    ['12e-3', 2, 1],
    ['.5', 0, 1],
    ['-', 2, 0],
    [1e20, 2, 0],
    ['9007199254740993', 0, 0],
  ])('%j with %i digits is %i units', (value, digits, units) => expect(toUnits(value, digits)).toBe(units))

  it('keeps every unit of a number as written', () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
        fc.integer({ min: 0, max: 3 }),
        (value, digits) => {
          const units = toUnits(value, digits)
          expect(Number.isInteger(units) && !Object.is(units, -0)).toBe(true)
          expect(Math.abs(units - value * 10 ** digits)).toBeLessThanOrEqual(0.5 + Math.abs(value) * 1e-12)
        },
      ),
    )
  })
})

describe('numbers in the server’s forms', () => {
  it.each([
    ['50.0000', 50],
    [' 12 ', 12],
    ['-3', -3],
    ['1e3', 1000],
    ['', 0],
    ['.', 0],
    ['0x10', 0],
    ['1,5', 0],
    ['1e999', 0],
    [-1e308, 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
    [2 ** 53, 0],
    [null, 0],
    [[5], 0],
    [Number.POSITIVE_INFINITY, 0],
    [-0, 0],
    ['-0', 0],
  ])('%j is %s', (value, number) => expect(num(value)).toBe(number))

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    ['0', false],
    [0, false],
    [null, false],
    [{}, false],
  ])('%j is the flag %s', (value, isSet) => expect(flag(value)).toBe(isSet))

  // Going back and forth over them would outlast the test.
  it('reads 100 KB of digits', () => {
    expect(num('1'.repeat(100_000) + 'x')).toBe(0)
    expect(toUnits('0.' + '9'.repeat(100_000), 2)).toBe(100)
  })
})
