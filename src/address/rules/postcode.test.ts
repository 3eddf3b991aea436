import { describe, expect, it } from 'vitest'
import { expectedPostcodes } from './postcode.ts'
import { countryRows } from './countries.ts'

describe('a postcode by the shop’s patterns', () => {
  const postCodes = {
    US: {
      pattern_1: { example: '12345-6789', pattern: '^[0-9]{5}\\-[0-9]{4}$' },
      pattern_2: { example: '12345', pattern: '^[0-9]{5}$' },
    },
    SE: { pattern_1: { example: '123 45', pattern: '^(' } },
  }

  it.each(['78701', '78701-1234'])('%s is one', (postcode) =>
    expect(expectedPostcodes(postcode, 'US', postCodes)).toBeUndefined(),
  )

  it.each(['7870', 'ABCDE', '78701 1234', '9'.repeat(30)])(
    '%s has a hint what others look like',
    (postcode) => expect(expectedPostcodes(postcode, 'US', postCodes)).toEqual(['12345-6789', '12345']),
  )

  it('shows an example once that several patterns have', () => {
    const pattern = { example: '12345', pattern: '^[0-9]{5}$' }
    const shop = { US: { pattern_1: pattern, pattern_2: { ...pattern, pattern: '^[0-9]{9}$' } } }
    expect(expectedPostcodes('7870', 'US', shop)).toEqual(['12345'])
  })

  it('shows two examples at most', () => {
    const formats = ['1', '12', '123'].map((example) => ({ example, pattern: `^${example}$` }))
    expect(expectedPostcodes('7870', 'US', { US: { ...formats } })).toEqual(['1', '12'])
  })

  it('is none with more than 20 characters, whatever the pattern says', () => {
    const shop = { US: { any: { example: '12345', pattern: '^[0-9]+$' } } }
    expect(expectedPostcodes('1'.repeat(20), 'US', shop)).toBeUndefined()
    expect(expectedPostcodes('1'.repeat(21), 'US', shop)).toEqual(['12345'])
  })

  it('counts by libaddressinput’s where the shop has none for the country, or none that can be read', () => {
    expect(expectedPostcodes('1234', 'DE', postCodes)).toEqual(['12345'])
    expect(expectedPostcodes('123', 'SE', postCodes)).toEqual(['123 45'])
    expect(expectedPostcodes('1234', 'DE', [])).toEqual(['12345'])
  })
})

describe('a postcode without patterns of the shop', () => {
  const expected = (postcode: string, country: string) => expectedPostcodes(postcode, country, undefined)

  it.each(
    Object.entries(countryRows).flatMap(([country, [, example]]) => (example ? [[country, example]] : [])),
  )('is as the form’s own example in %s: %s', (country, example) =>
    expect(expected(example, country)).toBeUndefined(),
  )

  it.each([
    ['GB', 'sw1a1aa'],
    ['GB', 'M1 1AE'],
    ['NL', '1234ab'],
    ['CA', 'k1a0b1'],
    ['JP', '1500001'],
    ['US', '78701-1234'],
    ['IE', 'A65F4E2'],
    ['SE', '11451'],
    ['TW', '106-09'],
  ])('in %s may be written %s', (country, postcode) => expect(expected(postcode, country)).toBeUndefined())

  it.each([
    ['DE', '1011', '12345'],
    ['AT', '10100', '1234'],
    ['NL', '1234', '1234 AB'],
    ['PL', '0', '12-345'],
    ['GB', '12345', 'A1 2BC'],
  ])('in %s does not look like %s', (country, postcode, example) =>
    expect(expected(postcode, country)?.[0]).toBe(example),
  )

  it('is not judged when empty, or where nobody knows how it looks', () => {
    expect(expected('', 'DE')).toBeUndefined()
    expect(expected('whatever', 'AE')).toBeUndefined()
    expect(expected('whatever', 'constructor')).toBeUndefined()
  })
})
