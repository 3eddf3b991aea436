import { describe, expect, it } from 'vitest'
import { emptyAddress, type Country } from './address'
import { addressKey, isRateable } from './rateable'

const us: Country = { id: 'US', name: 'United States', regions: [{ id: 57, code: 'TX', name: 'Texas' }] }

describe('asking for rates', () => {
  const base = { ...emptyAddress('US'), postcode: '78701' }
  it('waits for the region where the directory has a list', () => {
    expect(isRateable(base, us)).toBe(false)
    expect(isRateable({ ...base, region_id: 57 }, us)).toBe(true)
  })
  it('waits for the postcode, unless the place has none', () => {
    expect(isRateable({ ...base, postcode: ' ' })).toBe(false)
    expect(isRateable({ ...emptyAddress('HK'), city: 'Kowloon' })).toBe(true)
  })
  it('does not ask again for a change of name, spaces or case', () => {
    expect(addressKey({ ...base, firstname: 'Ann', city: ' Austin ' })).toBe(
      addressKey({ ...base, city: 'austin' }),
    )
    expect(addressKey(base)).not.toBe(addressKey({ ...base, postcode: '78702' }))
  })
})
