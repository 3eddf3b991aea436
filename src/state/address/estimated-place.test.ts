import { expect, it } from 'vitest'
import { inAustin } from '../../../test/austin'
import { toCheckoutConfig } from '../../api/checkout-config'
import { emptyAddress } from '../../domain/address/address'
import { $customer } from '../customer/customer'
import { $checkoutConfig } from '../page/config'
import { $context } from '../page/context'
import { forgetPlace, likelyCountry, PLACE, readPlace } from './estimated-place'
import { keepPlace } from './keep-place'

it('the place of an estimate is kept in this tab, and nothing about a person', () => {
  keepPlace({ ...inAustin, firstname: 'Ann', street: ['1 Main Street'], city: 'Austin', telephone: '555' })
  const { country_id, region, region_id, region_code, postcode } = inAustin
  const place = { country_id, region, region_id, region_code, postcode }
  expect(JSON.parse(sessionStorage.getItem(PLACE)!)).toEqual(place)
  expect(localStorage.getItem(PLACE)).toBeNull()
  expect(readPlace('NL')).toEqual({ ...emptyAddress(), ...place })
})

it.each([
  ['nothing was kept', undefined],
  ['it has no country', '{"postcode":"78701"}'],
  ['it cannot be read', '{"country_id":'],
])('an address begins with the country given where %s', (_, text) => {
  if (text !== undefined) sessionStorage.setItem(PLACE, text)
  expect(readPlace('NL')).toEqual(emptyAddress('NL'))
})

it('a kept place has nothing but texts and numbers, whatever was written', () => {
  sessionStorage.setItem(PLACE, '{"country_id":"US","region_id":"57","postcode":{"a":1},"city":["Austin"]}')
  expect(readPlace('NL')).toEqual({ ...emptyAddress('US'), region_id: 57 })
})

it('an address begins with the shopper’s country, and with the shop’s where that is not known', () => {
  $checkoutConfig.set(toCheckoutConfig({ defaultCountryId: 'SE' }))
  $customer.set({ countryId: 'FR' })
  $context.set({ countryId: 'NL' })
  expect(likelyCountry()).toBe('NL')
  $context.set({})
  expect(likelyCountry()).toBe('FR')
  $customer.set({})
  expect(likelyCountry()).toBe('SE')
  $checkoutConfig.set(undefined)
  expect(likelyCountry()).toBe('')
})

it('a place that is forgotten is gone', () => {
  keepPlace(inAustin)
  forgetPlace()
  expect(readPlace('NL')).toEqual(emptyAddress('NL'))
})
