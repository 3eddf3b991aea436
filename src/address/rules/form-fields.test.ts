import { describe, expect, it } from 'vitest'
import { addressFields } from './form-fields.ts'
import { countryRows } from './countries.ts'

const names = (country: string, hasRegions = true) =>
  addressFields(country, hasRegions).map(({ name }) => name)
const find = (country: string, name: string, hasRegions = true) =>
  addressFields(country, hasRegions).find((field) => field.name === name)

describe('an address form', () => {
  it('asks in the order of an American envelope', () =>
    expect(names('US')).toEqual(
      'country_id firstname lastname company street1 street2 city region postcode telephone'.split(' '),
    ))
  it('asks in the order of a Japanese one', () =>
    expect(names('JP')).toEqual(
      'country_id lastname firstname company postcode region city street1 street2 telephone'.split(' '),
    ))
  it('puts the postcode before the city in Germany, and asks for no state unless the directory has them', () => {
    expect(names('DE', false).join(' ')).toContain('street2 postcode city telephone')
    expect(find('DE', 'region')?.required).toBe(false)
  })
  it('has a region to fill in freely where addresses have one and the directory has no list', () =>
    expect(find('IE', 'region', false)).toMatchObject({ required: false, label: 'address.county' }))
  it('uses the local words', () => {
    expect(find('US', 'postcode')?.label).toBe('address.zip')
    expect(find('JP', 'region')?.label).toBe('address.prefecture')
    expect(find('AE', 'region')?.label).toBe('address.emirate')
  })
  it.each([
    ['US', 'numeric'],
    ['DE', 'numeric'],
    ['JP', 'numeric'],
    ['GB', 'text'],
    ['CA', 'text'],
    ['NL', 'text'],
    ['XX', 'text'],
  ])('opens the right keyboard for a postcode in %s: %s', (country, mode) =>
    expect(find(country, 'postcode')?.inputMode).toBe(mode),
  )
  it('shows the tax number only where asked for, and then requires it', () => {
    expect(names('IT')).not.toContain('vat_id')
    expect(addressFields('IT', true, { vatId: true }).at(-1)).toMatchObject({
      name: 'vat_id',
      required: true,
    })
  })

  it.each([...Object.keys(countryRows), 'XX', '', '__proto__'])(
    'of %j has every required field once, with a token',
    (country) => {
      for (const hasRegions of [true, false]) {
        const fields = addressFields(country, hasRegions)
        const list = fields.map(({ name }) => name)
        expect(new Set(list).size).toBe(list.length)
        expect(list).toEqual(
          expect.arrayContaining([
            'firstname',
            'lastname',
            'street1',
            'city',
            'postcode',
            'country_id',
            'telephone',
          ]),
        )
        if (hasRegions) expect(list).toContain('region')
        for (const field of fields) expect(field.autocomplete).not.toMatch(/shipping|billing/)
      }
    },
  )
})
