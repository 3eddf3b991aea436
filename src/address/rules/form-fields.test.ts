import { describe, expect, it } from 'vitest'
import { addressFields, validateAddress } from './form-fields.ts'
import { countryRows } from './countries.ts'
import { inAustin } from '#test/austin.ts'
import { emptyAddress, type Address, type Country } from './address.ts'

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

describe('an address form', () => {
  const us: Country = {
    id: 'US',
    name: 'United States',
    regions: [
      { id: 57, code: 'TX', name: 'Texas' },
      { id: 1, code: 'AL', name: 'Alabama' },
    ],
  }
  const good: Address = { ...inAustin, email: undefined }

  it('is fine when every required field is there', () => expect(validateAddress(good, us)).toEqual({}))

  it('names each missing field', () => {
    expect(Object.keys(validateAddress(emptyAddress(), us, { email: true, vatId: true })).sort()).toEqual(
      [
        'city',
        'country_id',
        'email',
        'firstname',
        'lastname',
        'postcode',
        'region',
        'street1',
        'telephone',
        'vat_id',
      ].sort(),
    )
  })

  it('takes 255 characters in a field, however many code units they are, and no more', () => {
    const named = (firstname: string) => validateAddress({ ...good, firstname, street: ['1', firstname] }, us)
    expect(named('💍'.repeat(255))).toEqual({})
    const tooLong = { key: 'validate.max-length', values: { 0: 255 } }
    expect(named('💍'.repeat(256))).toEqual({ firstname: tooLong, street2: tooLong })
  })
  it('does not ask for a second street line', () =>
    expect(validateAddress({ ...good, street: ['1 Main St', ''] }, us)).toEqual({}))

  it('asks for a region where the directory has a list, and refuses one that is not in it', () => {
    const refusal = (region_id: number, region = '') =>
      validateAddress({ ...good, region_id, region }, us).region
    expect(refusal(0)).toEqual({ key: 'validate.region-missing' })
    expect(refusal(99)).toEqual({ key: 'validate.region' })
    expect(refusal(0, 'Atlantis')).toEqual({ key: 'validate.region' })
  })

  it('takes the free text where it has none', () =>
    expect(validateAddress({ ...good, region_id: 0, region: 'Anywhere', country_id: 'IE' })).toEqual({}))

  it('takes a German address without a state, but not with a foreign one', () => {
    const de: Country = { id: 'DE', name: 'Germany', regions: [{ id: 82, code: 'BER', name: 'Berlin' }] }
    const berlin = { ...good, country_id: 'DE', region_id: 0, region: '' }
    expect(validateAddress(berlin, de)).toEqual({})
    expect(validateAddress({ ...berlin, region_id: 57 }, de)).toEqual({ region: { key: 'validate.region' } })
  })

  it('takes an address without a region where the shop requires none, and not where it does', () => {
    const none = { ...good, region_id: 0, region: '' }
    expect(validateAddress(none, us, { regionRequired: false })).toEqual({})
    const de = { id: 'DE', name: 'Germany', regions: us.regions }
    expect(validateAddress({ ...none, country_id: 'DE' }, de, { regionRequired: true })).toEqual({
      region: { key: 'validate.region-missing' },
    })
  })

  it('asks a guest for a valid e-mail', () => {
    expect(validateAddress(good, us, { email: true }).email).toEqual({ key: 'validate.required' })
    expect(validateAddress({ ...good, email: 'ann' }, us, { email: true }).email).toMatchObject({
      key: 'validate.email',
    })
  })
})
