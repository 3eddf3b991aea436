import { describe, expect, it } from 'vitest'
import { emptyAddress, type Country } from './address.ts'
import { withDirectoryId, withRegion } from './region.ts'

const us: Country = { id: 'US', name: 'United States', regions: [{ id: 57, code: 'TX', name: 'Texas' }] }

describe('the region', () => {
  const typed = { ...emptyAddress('US'), region: 'old', region_id: 1, region_code: 'O' }
  it('comes from the directory where the country has a list', () =>
    expect(withRegion(typed, us, { region_id: '57' })).toMatchObject({
      region: 'Texas',
      region_id: 57,
      region_code: 'TX',
    }))
  it('is cleared by an id the directory does not have', () =>
    expect(withRegion(typed, us, { region_id: 99 })).toMatchObject({
      region: '',
      region_id: 0,
      region_code: '',
    }))
  it('is nothing where the shopper wrote nothing', () =>
    expect(withRegion(typed, undefined, {}).region).toBe(''))
  it('is the shopper’s text elsewhere', () =>
    expect(withRegion(typed, undefined, { region: 'Leinster' })).toMatchObject({
      region: 'Leinster',
      region_id: 0,
      region_code: '',
    }))
})

describe('the region of an address that was kept', () => {
  const kept = { ...emptyAddress('DK'), region: 'Sjælland', region_code: 'DK-85', region_id: 900 }
  const dk = (regions: Country['regions']): Country => ({ id: 'DK', name: 'Denmark', regions })
  const moved = { id: 1200, code: 'DK-85', name: 'Sjælland' }
  const other = { id: 900, code: 'DK-84', name: 'Hovedstaden' }

  it.each([
    ['its code', kept],
    ['its name', { ...kept, region_code: '' }],
  ])('has the number that the shop now gives it, by %s', (_, address) =>
    expect(withDirectoryId(address, dk([other, moved])).region_id).toBe(1200),
  )
  it('is none where the shop no longer knows its code', () =>
    expect(withDirectoryId(kept, dk([other])).region_id).toBe(0))
  it('stays while the directory is not known, and where it has no code and another name', () => {
    expect(withDirectoryId(kept, undefined)).toBe(kept)
    const bare = { ...kept, region: 'Seeland', region_code: '' }
    expect(withDirectoryId(bare, dk([other])).region_id).toBe(900)
  })
})
