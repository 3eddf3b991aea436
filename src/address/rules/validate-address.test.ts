import { describe, expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { emptyAddress, type Address, type Country } from './address.ts'
import { validateAddress } from './validate-address.ts'

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
