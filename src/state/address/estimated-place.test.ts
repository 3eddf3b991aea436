import { expect, it } from 'vitest'
import { inAustin } from '../../../test/austin'
import { forgetPlace, PLACE, readPlace } from './estimated-place'
import { keepPlace } from './keep-place'

it('the place of an estimate is kept in this tab, and nothing about a person', () => {
  keepPlace({ ...inAustin, firstname: 'Ann', street: ['1 Main Street'], city: 'Austin', telephone: '555' })
  const { country_id, region, region_id, region_code, postcode } = inAustin
  const place = { country_id, region, region_id, region_code, postcode }
  expect(JSON.parse(sessionStorage.getItem(PLACE)!)).toEqual(place)
  expect(localStorage.getItem(PLACE)).toBeNull()
  expect(readPlace()).toMatchObject({ ...place, firstname: '', city: '', telephone: '' })
})

it.each([
  ['nothing was kept', undefined],
  ['it has no country', '{"postcode":"78701"}'],
  ['it cannot be read', '{"country_id":'],
])('there is no place where %s', (_, text) => {
  if (text !== undefined) sessionStorage.setItem(PLACE, text)
  expect(readPlace()).toBeUndefined()
})

it('a place that is forgotten is gone', () => {
  keepPlace(inAustin)
  forgetPlace()
  expect(readPlace()).toBeUndefined()
})
