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
