import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyAddress, type CustomerAddress } from './address.ts'
import { toBookAddress } from '../state/edited-address.ts'
import { withValue } from './field-row.ts'
import {
  parseSavedAddress,
  streetLines,
  toBookRequest,
  toCartAddress,
  toDestination,
  toRequest,
} from './convert.ts'

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

  it('has the region’s number wherever the shop writes it', () => {
    expect(toCartAddress({ ...saved, region_id: undefined }).region_id).toBe(57)
    expect(toCartAddress({ ...saved, region: undefined }).region_id).toBe(57)
  })

  it('is none of the customer’s without a number', () =>
    expect(toCartAddress({ ...saved, id: 0 })).not.toHaveProperty('customer_address_id'))

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
      telephone: '512 555-0100',
      email: 'ann@example.com',
    })
  })

  it.each(['555-0100', '+1 (512) 555-0199', '030/1234.5', '０３ー１２３'])(
    'carries the telephone number %s as it is saved, so that two requests with one address are the same',
    (telephone) => expect(toRequest(toCartAddress({ ...saved, telephone })).telephone).toBe(telephone),
  )

  it('carries every line of a street', () => {
    const street = ['1 Main St', 'Apt 4', 'Rear door']
    const address = toCartAddress({ ...saved, street })
    expect(toRequest(address).street).toEqual(street)
    expect(toRequest({ ...address, customer_address_id: undefined }).street).toEqual(street)
  })

  it('carries a number as it was typed', () =>
    expect(toRequest({ ...emptyAddress('US'), telephone: '+1 (512) 555-0199' }).telephone).toBe(
      '+1 (512) 555-0199',
    ))

  it('carries the digits an input method left at full width as plain ones', () =>
    expect(
      toRequest({
        ...emptyAddress('JP'),
        postcode: '１５０ー０００１',
        telephone: '０３ー１２３',
        email: 'ａｎｎ＠example.com',
      }),
    ).toMatchObject({ postcode: '150-0001', telephone: '03-123', email: 'ann@example.com' }))

  it('has no spaces around anything, and no empty fields it can do without', () => {
    const spaced = {
      ...toCartAddress(saved),
      city: ' Austin ',
      region: ' Texas ',
      region_code: ' TX ',
      customer_address_id: undefined,
      street: ['1 ', ' ', '3'],
      company: ' ',
      postcode: ' ',
      vat_id: ' 5 ',
    }
    expect(toRequest(spaced)).toMatchObject({
      city: 'Austin',
      region: 'Texas',
      region_code: 'TX',
      street: ['1', '3'],
      postcode: '',
      vat_id: '5',
    })
    expect(toRequest(spaced)).not.toHaveProperty('company')
  })

  it('says where to, and not to whom, while rates are estimated', () =>
    expect(toDestination({ ...toCartAddress(saved), email: 'ann@example.com', company: 'Lys' })).toEqual({
      country_id: 'US',
      region: 'Texas',
      region_id: 57,
      region_code: 'TX',
      postcode: '78701',
      city: 'Austin',
      street: ['1 Main St'],
    }))

  it('has no customer id when it is new', () =>
    expect(toRequest({ ...emptyAddress('DE'), save_in_address_book: 1 })).toMatchObject({
      region_id: 0,
      save_in_address_book: 1,
    }))
})

it('a saved address of three lines keeps them all while it is edited', () => {
  const address = toCartAddress({ ...saved, street: ['1 Main St', 'Apt 4', 'Rear door'] })
  const edited = withValue(address, { streetLine: 0 }, '2 Main St')
  expect(toBookRequest(toBookAddress(edited, 12)).street).toEqual(['2 Main St', 'Apt 4', 'Rear door'])
})

it.each([
  [
    ['a', ' ', 'b '],
    ['a', 'b'],
  ],
  [{ 0: 'a', 1: 'b' }, ['a', 'b']],
  ['1 Main St\nApt 4', ['1 Main St', 'Apt 4']],
  [null, []],
])('reads the street %j', (street, lines) => expect(streetLines(street)).toEqual(lines))

describe('attributes the shop added to addresses', () => {
  const custom_attributes = [
    { attribute_code: 'codice_fiscale', value: 'RSSMRA85T10A562S' },
    { attribute_code: 'floor', value: '3' },
  ]
  const withAttributes = { ...saved, custom_attributes }

  it('go from the book into the cart and back, those no form knows among them', () => {
    const address = toCartAddress(withAttributes)
    expect(toRequest(address)).toMatchObject({ custom_attributes })
    expect(toBookRequest(toBookAddress(address, 12))).toMatchObject({ id: 12, custom_attributes })
  })

  it.each([
    [{ floor: { attribute_code: 'floor', value: 3 } }, [{ attribute_code: 'floor', value: '3' }]],
    [[{ attribute_code: 'floor', value: null }], undefined],
    [[], undefined],
    ['garbage', undefined],
  ])('are read from %j', (attributes, list) =>
    expect(toCartAddress({ ...saved, custom_attributes: attributes as never }).custom_attributes).toEqual(
      list,
    ),
  )
})

it('a saved address is read as texts and lines, whatever the shop sends', () => {
  const saved = {
    id: '12',
    firstname: { 0: null },
    city: 'Austin',
    street: { 0: '1 Main St' },
    region: [],
    fax: null,
  }
  expect(parseSavedAddress(saved)).toEqual({
    ...saved,
    id: 12,
    firstname: '',
    street: ['1 Main St'],
    region: { region: null, region_code: null, region_id: 0 },
  })
})
