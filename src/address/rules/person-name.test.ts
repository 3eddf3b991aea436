import { expect, it } from 'vitest'
import { personName } from './person-name.ts'

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
