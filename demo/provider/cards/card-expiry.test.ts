import { describe, expect, it } from 'vitest'
import { expiryParts, expiryState, formatExpiry } from './card-expiry.ts'

const today = new Date(2026, 5, 15)

describe('the expiry date', () => {
  it.each([
    ['3', '03/'],
    ['1', '1'],
    ['13', '01/3'],
    ['12', '12/'],
    ['0330', '03/30'],
    ['03/30', '03/30'],
    ['03/2030', '03/30'],
    ['03 / 30', '03/30'],
    ['x', ''],
  ])('writes %j as %j', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown)
  })

  it('lets the slash go when the shopper deletes it', () => {
    expect(formatExpiry('03', true)).toBe('03')
  })

  it.each([
    ['', 'empty'],
    ['03/3', 'incomplete'],
    ['05/26', 'past'],
    ['06/26', 'valid'],
    ['00/30', 'past'],
    ['06/46', 'valid'],
    ['07/46', 'far'],
  ])('judges %j in June 2026: %s', (text, state) => {
    expect(expiryState(text, today)).toBe(state)
  })

  it('gives month and whole year', () => {
    expect(expiryParts('03/30')).toEqual(['03', '2030'])
  })
})
