import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { toCheckoutConfig } from '#storefront/api/checkout-config.ts'
import { emptyAddress } from '../rules/address.ts'
import type { CustomerSection } from '#customer/rules/shopper.ts'
import type { SiteContext } from '#storefront/rules/context.ts'
import { $customer } from '#customer/state/customer.ts'
import { clearDraft, PLACE } from '#customer/state/kept-draft.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $context } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { likelyCountry, readPlace, keepPlace } from './estimated-place.ts'

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

it('an address begins with the shopper’s country, else with that of the shop’s own forms, and not with the one it estimates tax for', () => {
  const countryWith = (context?: SiteContext, customer?: CustomerSection) => {
    $context.set(context)
    $customer.set(customer)
    return likelyCountry()
  }
  $checkoutConfig.set(toCheckoutConfig({ defaultCountryId: 'SE' }))
  expect(countryWith({ countryId: 'NL' }, { countryId: 'FR' })).toBe('NL')
  expect(countryWith({}, { countryId: 'FR' })).toBe('FR')
  expect(countryWith({}, {})).toBe('SE')
  expect(countryWith()).toBe('SE')
  $page.set({ ...$page.get(), country: 'DE' })
  expect(countryWith({ countryId: 'NL' })).toBe('NL')
  expect(countryWith({}, { countryId: 'FR' })).toBe('FR')
  expect(countryWith({}, {})).toBe('DE')
  $page.set({ ...$page.get(), country: undefined })
  $checkoutConfig.set(undefined)
  expect(likelyCountry()).toBe('')
})

it('a place goes with what was entered in the checkout', () => {
  keepPlace(inAustin)
  clearDraft()
  expect(readPlace('NL')).toEqual(emptyAddress('NL'))
})
