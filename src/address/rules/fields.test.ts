import { describe, expect, it } from 'vitest'
import address from '#locales/en/address.json'
import { emptyAddress } from './address.ts'
import { type FieldRow, valueOf, withValue } from './field-row.ts'
import { ADDRESS_FIELDS, asShopAsks, refusedField } from './fields.ts'
import { addressFields, validateAddress } from './form-fields.ts'

const namesOf = (table: readonly FieldRow[]) => table.map(({ name }) => name)

describe('the table of address fields', () => {
  it('has each field once', () => expect(new Set(namesOf(ADDRESS_FIELDS)).size).toBe(ADDRESS_FIELDS.length))

  it.each(ADDRESS_FIELDS)('has a text for every key of $name', ({ label, hint, reveal }) => {
    for (const key of [label, hint, reveal]) if (key) expect(address).toHaveProperty([key])
  })

  it('does not compile with a row that lacks something', () => {
    const row = {
      name: 'floor',
      at: { attribute: 'floor' },
      label: 'address.floor',
      autocomplete: 'off',
      part: 'A',
      shown: true,
      required: false,
      check: () => undefined,
      width: 'half',
    } as const
    const { label: _, ...unlabelled } = row
    const rows: FieldRow[] = [
      { ...row, control: 'text' },
      { ...row, control: 'select', options: [{ value: '1', label: 'First' }] },
      // @ts-expect-error a list without anything to choose from
      { ...row, control: 'select' },
      // @ts-expect-error a control without a label
      { ...unlabelled, control: 'text' },
      // @ts-expect-error a key no address has
      { ...row, control: 'text', at: { key: 'floor' } },
      // @ts-expect-error a field of the form without a control
      row,
    ]
    expect(namesOf(rows)).toContain('floor')
  })
})

it('one word in a row makes a company required in a country, and shows it there at once', () => {
  const table = ADDRESS_FIELDS.map((row) =>
    row.name === 'company' ? { ...row, required: { only: ['KR'] } } : row,
  )
  const requiredIn = (country: string) => {
    const problems = validateAddress(emptyAddress(country), undefined, {}, table)
    const field = addressFields(country, false, {}, table).find(({ name }) => name === 'company')
    return [field!.required, problems.company]
  }
  expect(requiredIn('KR')).toEqual([true, { key: 'validate.required' }])
  expect(requiredIn('JP')).toEqual([false, undefined])
})

it.each([
  ['regionId', '', 'region'],
  ['region_code', '', 'region'],
  ['countryId', '', 'country_id'],
  ['street', '', 'street1'],
  ['street[0]', '', 'street1'],
  ['street2', '', 'street2'],
  ['vatId', '', 'vat_id'],
  ['email', '', 'email'],
  ['', 'Invalid value for State/Province', 'region'],
  ['', 'Something else', undefined],
  ['cartId', '', undefined],
])('a refusal of %j with the sentence %j is about %j', (serverName, sentence, field) =>
  expect(refusedField(serverName, sentence)).toBe(field),
)

describe('the shop’s own settings', () => {
  const asked = {
    company: 'required',
    telephone: 'optional',
    street2: 'no',
    vat_id: 'optional',
    email: 'no',
    x: 'no',
  }
  const fieldOf = (name: string, settings: Record<string, string> = asked) =>
    addressFields('US', true, { email: true }, asShopAsks(ADDRESS_FIELDS, settings)).find(
      (row) => row.name === name,
    )

  it('decide what is asked for, and what is required', () => {
    expect([fieldOf('company')?.required, fieldOf('telephone')?.required]).toEqual([true, false])
    expect([fieldOf('street2'), fieldOf('vat_id')?.required]).toEqual([undefined, false])
    const { telephone, company } = validateAddress(
      emptyAddress('US'),
      undefined,
      {},
      asShopAsks(ADDRESS_FIELDS, asked),
    )
    expect([telephone, company]).toEqual([undefined, { key: 'validate.required' }])
  })

  it.each(['prefix', 'middlename', 'suffix', 'fax', 'street3', 'street4'])(
    'bring %s into the form, which is without it otherwise',
    (name) => {
      expect(fieldOf(name, {})).toBeUndefined()
      expect(fieldOf(name, { [name]: 'optional' })?.required).toBe(false)
      expect(fieldOf(name, { [name]: 'required' })?.required).toBe(true)
    },
  )

  it.each([
    [{}, ['1', '2, 3, 4']],
    [{ street3: 'optional' }, ['1', '2', '3, 4']],
    [{ street3: 'optional', street4: 'optional' }, ['1', '2', '3', '4']],
  ])('decide how many lines a street has: %j', (settings, lines) => {
    const table = asShopAsks(ADDRESS_FIELDS, settings)
    const address = { ...emptyAddress('US'), street: ['1', '2', '3', '4'] }
    const rows = addressFields('US', true, {}, table).filter(({ name }) => name.startsWith('street'))
    expect(rows.map(({ at }) => valueOf(address, at))).toEqual(lines)
    const entered = rows.reduce((all, { at }, index) => withValue(all, at, `x${index}`), address)
    expect(entered.street).toEqual(lines.map((_, index) => `x${index}`))
  })

  it.each([
    ['US', ['prefix', 'firstname', 'middlename', 'lastname', 'suffix']],
    ['JP', ['prefix', 'lastname', 'middlename', 'firstname', 'suffix']],
  ])('put the parts of a name where they stand in %s', (country, order) => {
    const table = asShopAsks(ADDRESS_FIELDS, {
      prefix: 'required',
      middlename: 'optional',
      suffix: 'optional',
    })
    const names = addressFields(country, true, {}, table).filter(({ part }) => part === 'N')
    expect(names.map(({ name }) => name)).toEqual(order)
  })

  it('leave the rest as it is, and what an address cannot do without', () => {
    expect(fieldOf('email')?.required).toBe(true)
    expect(asShopAsks(ADDRESS_FIELDS, { company: 'perhaps' })).toEqual(ADDRESS_FIELDS)
    expect(fieldOf('telephone', {})?.required).toBe(true)
  })
})

it.each([
  ['Please check the shipping address information. "company" is required. Enter and try again.', 'company'],
  ['"Company" is a required value.', 'company'],
  ['"floor" is required.', undefined],
])('a refusal without a field’s name names it in its sentence: %s', (sentence, field) =>
  expect(refusedField('', sentence)).toBe(field),
)
