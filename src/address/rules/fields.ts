import { email, maxLength, plainSigns, telephone } from '#lib/validate.ts'
import type { FieldPlace, FieldTable, TextKey, FieldRow } from './field-row.ts'

/** A line of text, shown and required everywhere and as wide as the form. The server keeps 255 characters of it. */
const line = <A extends FieldPlace>(name: string, at: A) =>
  ({
    name,
    at,
    label: `address.${name}`,
    control: 'text',
    check: (value: string) => maxLength(value, 255),
    shown: true,
    required: true,
    width: 'full',
  }) as const

/** One with a key of its own, which is its name, too. */
const keyed = (key: TextKey) => line(key, { key })

/** The field is in forms only where the shop asks for it, and is sent along otherwise. */
const onDemand = { shown: false, required: false } as const

/**
 * The fields of an address (rule: address-fields, rule: required-fields). How countries differ in order, labels and
 * examples stands in `countries.ts`.
 */
export const ADDRESS_FIELDS: FieldTable = [
  {
    ...line('email', { cartKey: 'email' }),
    control: 'email',
    inputMode: 'email',
    autocomplete: 'email',
    capitalize: 'off',
    part: 'E',
    shown: 'email',
    check: email,
    hint: 'email-hint',
  },
  {
    ...keyed('country_id'),
    control: 'select',
    options: 'countries',
    label: 'address.country',
    autocomplete: 'country',
    part: 'R',
  },
  { ...keyed('prefix'), ...onDemand, autocomplete: 'honorific-prefix', part: 'N', width: 'half' },
  { ...keyed('firstname'), autocomplete: 'given-name', part: 'N', width: 'half' },
  { ...keyed('middlename'), ...onDemand, autocomplete: 'additional-name', part: 'N', width: 'half' },
  { ...keyed('lastname'), autocomplete: 'family-name', part: 'N', width: 'half' },
  { ...keyed('suffix'), ...onDemand, autocomplete: 'honorific-suffix', part: 'N', width: 'half' },
  {
    ...keyed('company'),
    autocomplete: 'organization',
    part: 'O',
    required: false,
    reveal: 'reveal-company',
  },
  { ...line('street1', { streetLine: 0 }), refusedAs: ['street'], autocomplete: 'address-line1', part: 'A' },
  {
    ...line('street2', { streetLine: 1, isLast: true }),
    autocomplete: 'address-line2',
    part: 'A',
    required: false,
    reveal: 'reveal-street2',
  },
  { ...line('street3', { streetLine: 2 }), ...onDemand, autocomplete: 'address-line3', part: 'A' },
  { ...line('street4', { streetLine: 3 }), ...onDemand, autocomplete: 'off', part: 'A' },
  { ...keyed('city'), autocomplete: 'address-level2', part: 'C', width: 'half' },
  {
    ...line('region', { cartKey: 'region' }),
    refusedAs: ['regionId', 'regionCode'],
    refusalText: /State\/Province|\bregion/i,
    control: 'region',
    autocomplete: 'address-level1',
    part: 'S',
    // The directory lists their regions, yet an address is complete without one, unless the shop says otherwise
    // (wire: settings).
    required: { except: ['AT', 'BE', 'DE', 'EE', 'FI', 'FR'] },
    width: 'half',
  },
  {
    // An input method may have left other digits and dashes, which no table of rates knows.
    ...line('postcode', { key: 'postcode', normalize: plainSigns }),
    autocomplete: 'postal-code',
    capitalize: 'characters',
    part: 'Z',
    // The shop's stock setting.
    required: { except: ['HK', 'IE', 'MO', 'PA'] },
    width: 'half',
  },
  {
    ...line('telephone', { key: 'telephone', normalize: plainSigns }),
    control: 'tel',
    inputMode: 'tel',
    autocomplete: 'tel',
    part: 'T',
    check: telephone,
    width: 'half',
    hint: 'telephone-hint',
  },
  {
    ...line('vat_id', { key: 'vat_id', normalize: plainSigns }),
    autocomplete: 'off',
    part: 'T',
    shown: 'vatId',
    hint: 'vat_id-hint',
  },
  {
    ...line('fax', { key: 'fax', normalize: plainSigns }),
    ...onDemand,
    control: 'tel',
    inputMode: 'tel',
    autocomplete: 'fax tel',
    part: 'T',
    width: 'half',
  },
]

/**
 * The fields as the shop's own settings ask for them, by name: `no`, `optional` or `required`. The country, the
 * e-mail and the page's own fields stay as they are.
 */
export function asShopAsks(table: FieldTable, asked: Readonly<Record<string, string>>): FieldTable {
  const rows = table.map((row) => {
    const setting = asked[row.name]
    if (row.control === 'own' || FIXED.has(row.name) || !KNOWN.has(setting ?? '')) return row
    return { ...row, shown: setting !== 'no', required: setting === 'required' }
  })
  const last = Math.max(...rows.map((row) => (row.shown === false ? 0 : lineOf(row))))
  return rows.map((row) =>
    'streetLine' in row.at && last > 1 ? { ...row, at: { ...row.at, isLast: lineOf(row) === last } } : row,
  )
}

const lineOf = ({ at }: FieldRow): number => ('streetLine' in at ? at.streetLine : 0)

const KNOWN = new Set(['no', 'optional', 'required'])
const FIXED = new Set(['country_id', 'email'])

/** A field the shop refused, by the shop's name for it. */
export interface FieldRefusal {
  field: string
  message: string
}

/**
 * Name of the field a refusal is about: by the server's name for it (`regionId`, `region_id`), or by the sentence where
 * the server names none, as in `"company" is required`.
 */
export function refusedField(
  serverName: string,
  sentence: string,
  table: readonly Pick<FieldRow, 'name' | 'refusedAs' | 'refusalText'>[] = ADDRESS_FIELDS,
): string | undefined {
  const named = serverName || (/"(\w+)" is (?:a )?required/i.exec(sentence)?.[1] ?? '')
  const isSame = (name: string) => letters(name) === letters(named)
  const found =
    table.find(({ name }) => name === named) ??
    table.find(({ name, refusedAs = [] }) => [name, ...refusedAs].some(isSame)) ??
    table.find(({ refusalText }) => refusalText?.test(sentence))
  return found?.name
}

const letters = (text: string) => text.replace(/[^a-z]/gi, '').toLowerCase()
