import { email, maxLength, normalizeTelephone, plainWidth, telephone } from '../validate'
import type { FieldTable, TextKey } from './field-row'

/** A line of text that is shown everywhere. The server keeps 255 characters of it. */
const text = { control: 'text', check: (value: string) => maxLength(value, 255), shown: true } as const

/** A line of text with a key of its own, which is its name, too. */
const keyed = (key: TextKey) => ({ ...text, name: key, at: { key }, label: `address.${key}` })

/** Sent along, never in a form. */
const carried = (key: TextKey) => ({ control: 'none', name: key, at: { key } }) as const

/** The fields of an address (§3, §5). How countries differ in order, labels and examples stands in `countries.ts`. */
export const ADDRESS_FIELDS: FieldTable = [
  {
    ...text,
    name: 'email',
    at: { cartKey: 'email' },
    control: 'email',
    inputMode: 'email',
    label: 'address.email',
    autocomplete: 'email',
    capitalize: 'off',
    part: 'E',
    shown: 'email',
    required: true,
    check: email,
    width: 'full',
    hint: 'email-hint',
  },
  {
    ...keyed('country_id'),
    control: 'select',
    options: 'countries',
    label: 'address.country',
    autocomplete: 'country',
    part: 'R',
    required: true,
    width: 'full',
  },
  { ...keyed('firstname'), autocomplete: 'given-name', part: 'N', required: true, width: 'half' },
  { ...keyed('lastname'), autocomplete: 'family-name', part: 'N', required: true, width: 'half' },
  {
    ...keyed('company'),
    autocomplete: 'organization',
    part: 'O',
    required: false,
    width: 'full',
    reveal: 'reveal-company',
  },
  {
    ...text,
    name: 'street1',
    at: { streetLine: 0 },
    refusedAs: ['street'],
    label: 'address.street1',
    autocomplete: 'address-line1',
    part: 'A',
    required: true,
    width: 'full',
  },
  {
    ...text,
    name: 'street2',
    at: { streetLine: 1 },
    label: 'address.street2',
    autocomplete: 'address-line2',
    part: 'A',
    required: false,
    width: 'full',
    reveal: 'reveal-street2',
  },
  { ...keyed('city'), autocomplete: 'address-level2', part: 'C', required: true, width: 'half' },
  {
    ...text,
    name: 'region',
    at: { region: true },
    refusedAs: ['regionId', 'regionCode'],
    refusalText: /State\/Province|\bregion/i,
    control: 'region',
    label: 'address.region',
    autocomplete: 'address-level1',
    part: 'S',
    // The directory lists their regions, yet an address is complete without one, unless the shop says otherwise (b.13).
    required: { except: ['AT', 'BE', 'DE', 'EE', 'FI', 'FR'] },
    width: 'half',
  },
  {
    ...keyed('postcode'),
    // An input method may have left full-width digits and dashes, which no table of rates knows.
    at: { key: 'postcode', normalize: plainWidth },
    autocomplete: 'postal-code',
    capitalize: 'characters',
    part: 'Z',
    // The shop's stock setting.
    required: { except: ['HK', 'IE', 'MO', 'PA'] },
    width: 'half',
  },
  {
    ...keyed('telephone'),
    at: { key: 'telephone', normalize: normalizeTelephone },
    control: 'tel',
    inputMode: 'tel',
    autocomplete: 'tel',
    part: 'T',
    required: true,
    check: telephone,
    width: 'half',
    hint: 'telephone-hint',
  },
  {
    ...keyed('vat_id'),
    autocomplete: 'off',
    part: 'T',
    shown: 'vatId',
    required: true,
    width: 'full',
    hint: 'vat_id-hint',
  },
  carried('prefix'),
  carried('middlename'),
  carried('suffix'),
  carried('fax'),
]
