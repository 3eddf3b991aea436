import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { readingOrder, personName } from './reading-order.ts'

const of = (country_id: string, city: string, region = 'Region', street = ['1 Main St']) =>
  readingOrder({ ...inAustin, country_id, city, region, street })

it.each([
  ['US', 'Austin', 'N, A, C, S Z'],
  ['DE', 'Berlin', 'N, A, Z C, S'],
  ['HU', 'Budapest', 'N, C, S, A, Z'],
  ['JP', 'Tokyo', 'N, A, C, S Z'],
])('an address in %s of Latin letters is read by its country', (country, city, order) =>
  expect(of(country, city)).toBe(order),
)

it.each([
  ['JP', '渋谷区', '〒Z S C A N'],
  ['JP', 'しぶや', '〒Z S C A N'],
  ['JP', 'シブヤ', '〒Z S C A N'],
  ['KR', '서울', 'S C A N Z'],
  ['US', '東京', 'N, A, C, S Z'],
])('an address in %s written as %s is read from the largest part', (country, city, order) =>
  expect(of(country, city)).toBe(order),
)

it('the script of the street counts, too', () =>
  expect(of('JP', 'Tokyo', 'Tokyo', ['神南1-2-3', ''])).toBe('〒Z S C A N'))

it('the postcode follows the city where there is no region', () => {
  expect(of('US', 'Austin', '')).toBe('N, A, C Z')
  expect(of('DE', 'Berlin', '')).toBe('N, A, Z C, S')
})

it.each([
  ['US', 'Ada', 'Byron', 'Ada Byron'],
  ['JP', '花子', '山田', '山田 花子'],
  ['HU', 'Ilona', 'Nagy', 'Nagy Ilona'],
  ['US', '', 'Byron', 'Byron'],
])('is ordered in %s as is usual there', (country_id, firstname, lastname, name) => {
  expect(personName({ firstname, lastname, country_id })).toBe(name)
})

it('has the salutation before it, the middle name in it and the suffix behind it', () => {
  const name = { prefix: 'Frau', firstname: 'Ada', middlename: 'K.', lastname: 'Byron', suffix: 'MdB' }
  expect(personName({ ...name, country_id: 'DE' })).toBe('Frau Ada K. Byron MdB')
})
