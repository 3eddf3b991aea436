import { describe, expect, it } from 'vitest'
import { emptyAddress, type Country } from './address'
import { withRegion } from './region'

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
