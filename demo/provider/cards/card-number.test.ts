import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  brandOf,
  cvcLength,
  digitsOf,
  groupDigits,
  longestLength,
  numberState,
  passesLuhn,
} from './card-number.ts'

describe('the card number', () => {
  it.each([
    ['4', 'visa'],
    ['4111111111111111', 'visa'],
    ['5555', 'mc'],
    ['2221', 'mc'],
    ['2720', 'mc'],
    ['2721', undefined],
    ['37', 'amex'],
    ['3569', 'jcb'],
    ['36', 'diners'],
    ['6011', 'discover'],
    ['6759', 'maestro'],
    ['3', undefined],
    ['', undefined],
    ['9', undefined],
  ])('knows the scheme of %j: %s', (digits, brand) => {
    expect(brandOf(digits)).toBe(brand)
  })

  it.each([
    ['', 'empty'],
    ['4111', 'incomplete'],
    ['4111111111111111', 'valid'],
    ['4111111111111112', 'luhn'],
    ['370000000000002', 'valid'],
    ['37000000000000', 'incomplete'],
    ['3569990010095841', 'valid'],
  ])('finds the number %j %s', (digits, state) => {
    expect(numberState(digits)).toBe(state)
  })

  it('accepts a wrong check digit when the issuer has none', () => {
    expect(numberState('4111111111111112', false)).toBe('valid')
  })

  it('prints American Express in 4-6-5 and the rest in fours', () => {
    expect(groupDigits('370000000000002')).toBe('3700 000000 00002')
    expect(groupDigits('4111111111111111')).toBe('4111 1111 1111 1111')
    expect(groupDigits('41111')).toBe('4111 1')
  })

  it('keeps every digit while grouping', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        const kept = digits.slice(0, longestLength(digits))
        expect(digitsOf(groupDigits(kept))).toBe(kept)
      }),
    )
  })

  it('notices any single mistyped digit', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (at, by) => {
        const digits = [...'4111111111111111']
        digits[at] = String((Number(digits[at]) + by) % 10)
        expect(passesLuhn(digits.join(''))).toBe(false)
      }),
    )
  })

  it('requires four digits of American Express', () => {
    expect([cvcLength('amex'), cvcLength('visa'), cvcLength(undefined)]).toEqual([4, 3, 3])
  })
})
