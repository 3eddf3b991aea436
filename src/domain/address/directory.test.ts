import { describe, expect, it } from 'vitest'
import { toCountries } from './directory'

const section = {
  US: {
    name: 'United States',
    regions: { 57: { code: 'TX', name: 'Texas' }, 1: { code: 'AL', name: 'Alabama' } },
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
    expect(us!.regions[1]).toEqual({ id: 57, code: 'TX', name: 'Texas' })
    expect([austria!.regions.length, emirates!.regions.length]).toEqual([1, 0])
  })

  it.each([null, undefined, [], 'text', { US: null, data_id: 1 }, { us: { name: 'x' } }])(
    'makes nothing of garbage: %j',
    (garbage) => expect(toCountries(garbage, 'xx-not-a-locale-')).toEqual([]),
  )
})
