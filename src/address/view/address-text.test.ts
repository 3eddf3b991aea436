import { formatAddress } from 'localized-address-format'
import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { emptyAddress } from '../rules/address.ts'
import { countryRows } from '../rules/countries.ts'
import { addressText } from './AddressLine.tsx'

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
  [
    {
      ...there,
      firstname: '花子',
      lastname: '佐藤',
      street: ['神宮前1-2-3', '青山ビル 4F'],
      city: '渋谷区',
      region: '東京都',
      postcode: '150-0001',
      country_id: 'JP',
    },
    '〒150-0001 東京都 渋谷区 神宮前1-2-3 青山ビル 4F 佐藤 花子, Japan',
  ],
  [
    {
      ...there,
      street: ['1-2-3 Jingumae'],
      city: 'Shibuya',
      region: 'Tokyo',
      postcode: '150-0001',
      country_id: 'JP',
    },
    'Lee Ann, 1-2-3 Jingumae, Shibuya, Tokyo 150-0001, Japan',
  ],
  [
    { ...there, city: 'Budapest', postcode: '1037', country_id: 'HU' },
    'Lee Ann, Budapest, 1 Main St, 1037, Hungary',
  ],
])('writes the place as its country does (%#)', (address, text) => {
  expect(addressText(address, [], 'en')).toBe(text)
})

const SCRIPTS = [
  { script: 'local', street: '通り', city: '市', region: '県' },
  { script: 'latin', street: 'Street', city: 'Town', region: 'Region' },
] as const

it.each(Object.keys(countryRows))('writes an address of %s in the order of libaddressinput', (country_id) => {
  for (const { script, street, city, region } of SCRIPTS) {
    const address = {
      ...emptyAddress(country_id),
      firstname: 'Name',
      street: [street],
      city,
      region,
      postcode: '99',
    }
    const theirs = formatAddress(
      {
        postalCountry: country_id,
        administrativeArea: region,
        locality: city,
        postalCode: '99',
        name: 'Name',
        addressLines: [street],
      },
      script,
    ).join(' ')
    const parts = ['Name', street, city, region, '99']
    const inOrder = (text: string, known: string[]) =>
      known
        .filter((part) => text.includes(part))
        .sort((one, other) => text.indexOf(one) - text.indexOf(other))
    const shared = parts.filter((part) => theirs.includes(part))
    expect(inOrder(addressText(address), shared), script).toEqual(inOrder(theirs, shared))
  }
})
