import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addressKey,
  addressMode,
  emptyAddress,
  isRateable,
  streetLines,
  toCartAddress,
  toRequest,
  withCountry,
  withRegion,
  type Country,
  type CustomerAddress,
} from './address'

const saved: CustomerAddress = {
  id: 12,
  customer_id: 7,
  region: { region_code: 'TX', region: 'Texas', region_id: 57 },
  region_id: 57,
  country_id: 'US',
  street: ['1 Main St', ''],
  telephone: '512 555-0100',
  postcode: '78701',
  city: 'Austin',
  firstname: 'Ann',
  lastname: 'Lee',
  default_shipping: true,
}
const us: Country = { id: 'US', name: 'United States', regions: [{ id: 57, code: 'TX', name: 'Texas' }] }

describe('a saved address in the cart', () => {
  it('has its region as text and the customer’s id beside it', () => {
    expect(toCartAddress(saved)).toEqual({
      ...emptyAddress('US'),
      customer_address_id: 12,
      firstname: 'Ann',
      lastname: 'Lee',
      street: ['1 Main St'],
      city: 'Austin',
      region: 'Texas',
      region_id: 57,
      region_code: 'TX',
      postcode: '78701',
      telephone: '512 555-0100',
    })
  })

  it('survives a region without a list, without a region, and garbage', () => {
    const free = toCartAddress({
      ...saved,
      region_id: undefined,
      region: { region: 'Leinster', region_code: null, region_id: 0 },
    })
    expect([free.region, free.region_id, free.region_code]).toEqual(['Leinster', 0, ''])
    expect(toCartAddress({ ...saved, region: undefined, region_id: undefined }).region).toBe('')
    fc.assert(
      fc.property(fc.anything(), (garbage) => void toRequest(toCartAddress(garbage as CustomerAddress))),
    )
  })
})

describe('an address on its way to the server', () => {
  it('carries only keys the server knows, in its types', () => {
    const typed = {
      ...toCartAddress(saved),
      street1: 'x',
      default_shipping: true,
      email: ' ann@example.com ',
    }
    expect(toRequest(typed)).toEqual({
      customer_address_id: 12,
      firstname: 'Ann',
      lastname: 'Lee',
      street: ['1 Main St'],
      city: 'Austin',
      region: 'Texas',
      region_id: 57,
      region_code: 'TX',
      postcode: '78701',
      country_id: 'US',
      telephone: '5125550100',
      email: 'ann@example.com',
    })
  })

  it('carries the digits an input method left at full width as plain ones', () =>
    expect(
      toRequest({ ...emptyAddress('JP'), postcode: '１５０－０００１', telephone: '０３１２３' }),
    ).toMatchObject({ postcode: '150-0001', telephone: '03123' }))

  it('has no customer id when it is new', () =>
    expect(toRequest({ ...emptyAddress('DE'), save_in_address_book: 1 })).toMatchObject({
      region_id: 0,
      save_in_address_book: 1,
    }))
})

describe('the region', () => {
  const typed = { ...emptyAddress('US'), region: 'old', region_id: 1, region_code: 'O' }
  it('comes from the directory where the country has a list', () =>
    expect(withRegion(typed, us, { region_id: '57' })).toMatchObject({
      region: 'Texas',
      region_id: 57,
      region_code: 'TX',
    }))
  it('is cleared by an id the directory does not have', () =>
    expect(withRegion(typed, us, { region_id: 99 })).toMatchObject({
      region: '',
      region_id: 0,
      region_code: '',
    }))
  it('is the shopper’s text elsewhere', () =>
    expect(withRegion(typed, undefined, { region: 'Leinster' })).toMatchObject({
      region: 'Leinster',
      region_id: 0,
      region_code: '',
    }))
  it('goes when the country changes, and stays when it does not', () => {
    expect(withCountry(typed, 'DE')).toMatchObject({
      country_id: 'DE',
      region: '',
      region_id: 0,
      region_code: '',
    })
    expect(withCountry(typed, 'US')).toBe(typed)
  })
})

describe('asking for rates', () => {
  const base = { ...emptyAddress('US'), postcode: '78701' }
  it('waits for the region where the directory has a list', () => {
    expect(isRateable(base, us)).toBe(false)
    expect(isRateable({ ...base, region_id: 57 }, us)).toBe(true)
  })
  it('waits for the postcode, unless the place has none', () => {
    expect(isRateable({ ...base, postcode: ' ' })).toBe(false)
    expect(isRateable({ ...emptyAddress('HK'), city: 'Kowloon' })).toBe(true)
  })
  it('does not ask again for a change of name, spaces or case', () => {
    expect(addressKey({ ...base, firstname: 'Ann', city: ' Austin ' })).toBe(
      addressKey({ ...base, city: 'austin' }),
    )
    expect(addressKey(base)).not.toBe(addressKey({ ...base, postcode: '78702' }))
  })
})

it('shows the list when there are saved addresses, otherwise the form', () => {
  expect([addressMode([saved]), addressMode([]), addressMode(undefined)]).toEqual(['list', 'form', 'form'])
})

it.each([
  [
    ['a', ' ', 'b '],
    ['a', 'b'],
  ],
  [{ 0: 'a', 1: 'b' }, ['a', 'b']],
  ['a\nb', ['a', 'b']],
  [null, []],
])('reads the street %j', (street, lines) => expect(streetLines(street)).toEqual(lines))
