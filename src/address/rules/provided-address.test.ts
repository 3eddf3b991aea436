import { expect, it } from 'vitest'
import { parseSuggestions, providedValues } from './provided-address.ts'

const country = (id: string, ...regions: [id: number, code: string, name: string][]) => ({
  id,
  name: id,
  regions: regions.map(([id, code, name]) => ({ id, code, name })),
})
const US = country(
  'US',
  [57, 'TX', 'Texas'],
  [6, 'AE', 'Armed Forces Africa'],
  [8, 'AE', 'Armed Forces Canada'],
)
const DE = country('DE', [82, 'BER', 'Berlin'], [94, 'THE', 'Thüringen'])
const regionOf = (region: unknown, of = US) => providedValues({ region }, of).region_id

it.each([
  ['TX', '57'],
  ['tx', '57'],
  ['US-TX', '57'],
  ['Texas', '57'],
  ['TEXAS ', '57'],
  ['Armed Forces Canada', '8'],
])('finds the region %s in the directory', (region, id) => expect(regionOf(region)).toBe(id))

it.each(['AE', 'Tex', 'Ontario', '', '57', null])('chooses no region by %j', (region) =>
  expect(regionOf(region)).toBeUndefined(),
)

it('finds a region by its name without regard to accents', () => {
  expect(regionOf('Thuringen', DE)).toBe('94')
  expect(regionOf('DE-BER', DE)).toBe('82')
})

it('takes a region as text where the directory has no list', () =>
  expect(providedValues({ region: '東京都' }, country('JP'))).toEqual({ region: '東京都' }))

it('has only what the provider knows, as single lines of text', () => {
  const answer = { street: ' 1 Main\nStreet ', city: '', postcode: 78701, region: {}, telephone: '1' }
  expect(providedValues(answer, US)).toEqual({ street1: '1 Main Street', postcode: '78701' })
  expect(providedValues({ street: 'x'.repeat(9000) }, US).street1).toHaveLength(255)
})

it.each([undefined, null, [], 'text', 5])('has nothing in %j', (answer) =>
  expect(providedValues(answer, US)).toEqual({}),
)

it('suggests six lines at most, and none without text or id', () => {
  const lines = Array.from({ length: 9 }, (_, id) => ({ id, text: `Line ${id}` }))
  expect(parseSuggestions([null, 'Line', { id: 'a' }, { text: 'b' }, ...lines])).toEqual(
    lines.slice(0, 6).map(({ id, text }) => ({ id: String(id), text })),
  )
  expect(parseSuggestions(undefined)).toEqual([])
})
