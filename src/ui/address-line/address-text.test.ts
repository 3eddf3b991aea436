import { expect, it } from 'vitest'
import { inAustin } from '../../../test/austin'
import { addressText } from './address-text'

const there = { ...inAustin, region: '', region_id: 0, region_code: '' }

it.each([
  [inAustin, 'Ann Lee, 1 Main St, Austin, Texas 78701, United States'],
  [
    { ...there, city: 'London', postcode: 'SW1A 1AA', country_id: 'GB' },
    'Ann Lee, 1 Main St, London SW1A 1AA, United Kingdom',
  ],
  [
    { ...there, city: 'Milano', postcode: '20121', region: 'Milano', country_id: 'IT' },
    'Ann Lee, 1 Main St, 20121 Milano, Milano, Italy',
  ],
  [
    { ...there, city: 'Hong Kong', postcode: '', country_id: 'HK' },
    'Lee Ann, 1 Main St, Hong Kong, Hong Kong SAR China',
  ],
])('writes the place as its country does (%#)', (address, text) => {
  expect(addressText(address, [], 'en')).toBe(text)
})
