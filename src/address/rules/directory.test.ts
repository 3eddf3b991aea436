import { describe, expect, it } from 'vitest'
import { hasCountries, toCountries } from './directory.ts'

const section = {
  US: {
    name: 'United States',
    regions: { 1: { code: 'TX', name: 'Texas' }, 57: { code: 'AL', name: 'Alabama' } },
  },
  AE: { name: 'United Arab Emirates' },
  AT: { name: 'Austria', regions: { 95: { code: 'WI', name: 'Wien' } } },
  data_id: 1718000000,
}

describe('the directory', () => {
  it('lists countries by their name in the shopper’s language', () => {
    expect(toCountries(section, 'de').map((country) => country.name)).toEqual([
      'Österreich',
      'Vereinigte Arabische Emirate',
      'Vereinigte Staaten',
    ])
  })

  it('lists regions by name with numeric ids, and none where the directory has none', () => {
    const [austria, emirates, us] = toCountries(section, 'en')
    expect(us!.regions.map((region) => region.code)).toEqual(['AL', 'TX'])
    expect(us!.regions[1]).toEqual({ id: 1, code: 'TX', name: 'Texas' })
    expect([austria!.regions.length, emirates!.regions.length]).toEqual([1, 0])
  })

  it('has a name once, with the code of today where the shop serves that', () => {
    const codes = (...served: string[]) =>
      toCountries(Object.fromEntries(served.map((id) => [id, { name: 'Curaçao' }])), 'en').map(({ id }) => id)
    expect([codes('AN', 'US', 'CW'), codes('CW', 'AN'), codes('AN')]).toEqual([['CW', 'US'], ['CW'], ['AN']])
  })

  it('calls a country nobody knows as the shop does, at the least by its code', () => {
    expect(toCountries({ XQ: { name: 'Nowhere' } }, 'en')[0]!.name).toBe('Nowhere')
    expect(toCountries({ XQ: {} }, 'en')[0]!.name).toBe('XQ')
  })

  it('has neither countries of three letters nor regions without a number or a name', () => {
    const regions = { x: { name: 'X' }, 0: { name: 'Zero' }, 5: { name: '' }, 6: null, 7: { name: 'Seven' } }
    expect(toCountries({ USA: {}, aUS: {}, US: { regions } }, 'en').map(({ regions }) => regions)).toEqual([
      [{ id: 7, code: '', name: 'Seven' }],
    ])
  })

  it.each([null, undefined, [], 'text', { US: null, data_id: 1 }, { us: { name: 'x' } }])(
    'makes nothing of garbage: %j',
    (garbage) => expect(toCountries(garbage, 'xx-not-a-locale-')).toEqual([]),
  )
})

it.each([
  ['countries beside its id', section, true],
  ['its id alone', { data_id: 1 }, false],
  ['keys that only contain a country', { xUS: {}, USx: {}, us: {} }, false],
  ['nothing', undefined, false],
])('tells whether a directory has countries: %s', (_, given, has) => expect(hasCountries(given)).toBe(has))
