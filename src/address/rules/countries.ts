/**
 * How each country writes an address. One row a country: the order of the parts, an example postcode, and what the
 * region and postcode are called there when it is not plainly "region" and "postcode".
 *
 * Parts: `A` street, `C` city, `S` region, `Z` postcode. `S` in lower case: shown only when the directory has regions.
 */
export type CountryRow = readonly [
  order: string,
  postcode?: string,
  region?: RegionName,
  postcodeName?: PostcodeName,
]

type RegionName =
  | 'state'
  | 'province'
  | 'county'
  | 'prefecture'
  | 'emirate'
  | 'department'
  | 'district'
  | 'canton'
  | 'voivodeship'
type PostcodeName = 'zip' | 'eircode' | 'pin' | 'cap' | 'plz'

export const countryRows: Readonly<Record<string, CountryRow>> = {
  __proto__: null as never,
  AE: ['ACSZ', '00000', 'emirate'],
  AL: ['AZCs', '1001', 'county'],
  AR: ['AZCS', 'C1070AAM', 'province'],
  AT: ['AZCs', '1010', 'state', 'plz'],
  AU: ['ACSZ', '2060', 'state'],
  BE: ['AZCs', '1000', 'province'],
  BG: ['AZCs', '1000'],
  BH: ['ACZ', '317'],
  BO: ['AZCs', undefined, 'department'],
  BR: ['ZACS', '01310-100', 'state'],
  CA: ['ACSZ', 'H3Z 2Y7', 'province'],
  CH: ['AZCs', '8001', 'canton', 'plz'],
  CL: ['ACSZ', '8340457'],
  CN: ['SCAZ', '100000', 'province'],
  CO: ['ACSZ', '111221', 'department'],
  CY: ['AZC', '2008'],
  CZ: ['AZCs', '100 00'],
  DE: ['AZCs', '10115', 'state', 'plz'],
  DK: ['AZCs', '1050'],
  EC: ['AZCS', '090105', 'province'],
  EE: ['AZCS', '10111', 'county'],
  EG: ['ACSZ', '11511'],
  ES: ['AZCS', '28013', 'province'],
  FI: ['AZCs', '00100'],
  FR: ['AZCs', '75001', 'department'],
  GB: ['ACSZ', 'SW1A 1AA', 'county'],
  GR: ['AZCs', '101 88'],
  HK: ['ASCZ', undefined, 'district'],
  HR: ['AZCs', '10000', 'county'],
  HU: ['ZCAs', '1037', 'county'],
  ID: ['ACSZ', '40115', 'province'],
  IE: ['ACSZ', 'D02 X285', 'county', 'eircode'],
  IL: ['ACZ', '9614303'],
  IN: ['ACSZ', '110034', 'state', 'pin'],
  IQ: ['ACSZ', '10001', 'province'],
  IS: ['AZCs', '101'],
  IT: ['AZCS', '00144', 'province', 'cap'],
  JO: ['ACZ', '11937'],
  JP: ['ZSCA', '100-0001', 'prefecture'],
  KR: ['ZSCA', '03051', 'province'],
  KW: ['ACSZ', '54541'],
  LB: ['ACZ', '1107 2810'],
  LI: ['AZC', '9490', undefined, 'plz'],
  LT: ['AZCs', '04340', 'county'],
  LU: ['AZCs', '4750'],
  LV: ['ACsZ', 'LV-1073'],
  MA: ['AZCs', '53000'],
  MC: ['AZC', '98000'],
  MO: ['ACZ'],
  MT: ['ACZ', 'VLT 1117'],
  MX: ['AZCS', '02860', 'state'],
  MY: ['AZCS', '43000', 'state'],
  NL: ['AZCs', '1234 AB', 'province'],
  NO: ['AZCs', '0025'],
  NZ: ['ACsZ', '6001'],
  OM: ['ACSZ', '133'],
  PA: ['ACSZ', undefined, 'province'],
  PE: ['ACSZ', '15001', 'department'],
  PH: ['ACSZ', '1008', 'province'],
  PL: ['AZCs', '00-950', 'voivodeship'],
  PT: ['AZCs', '1000-205', 'district'],
  PY: ['AZCs', '1536', 'department'],
  QA: ['ACsZ', '00000'],
  RO: ['AZCS', '010065', 'county'],
  RS: ['AZCs', '11000'],
  SA: ['ACSZ', '11564'],
  SE: ['AZCs', '113 60', 'county'],
  SG: ['AZC', '546080'],
  SI: ['AZCs', '4000'],
  SK: ['AZCs', '811 01'],
  TH: ['ACSZ', '10150', 'province'],
  TR: ['ACSZ', '34394', 'province'],
  TW: ['ZSCA', '104'],
  UA: ['ACSZ', '15432'],
  US: ['ACSZ', '90210', 'state', 'zip'],
  UY: ['AZCS', '11600', 'department'],
  VE: ['ACSZ', '1010', 'state'],
  VN: ['ACSZ', '70010', 'province'],
  ZA: ['ACSZ', '0083', 'province'],
}

/** The family name stands first. */
export const familyNameFirst = 'CN HK HU JP KR MO TW VN'.split(' ')

/** The row for a country without its own: everything, in the most common order. */
const anyCountry: CountryRow = ['AZCS']

const rowOf = (country_id: string): CountryRow => countryRows[country_id] ?? anyCountry

/** The parts of an address in the order of entering them. */
export const orderOf = (country_id: string): string => rowOf(country_id)[0]

/** The same parts as a form has them. A list the directory has is asked for even where a row has no place for it. */
export function partsOf(country_id: string, hasRegions: boolean): string {
  const order = orderOf(country_id)
  if (!hasRegions) return order.replace('s', '')
  return /s/i.test(order) ? order.toUpperCase() : order.replace('C', 'CS')
}

/** Returns the properties that replace a field's own in a country's form, by name of the field. */
export function localProperties(country_id: string) {
  const [, example, region = 'region', postcode = 'postcode'] = rowOf(country_id)
  const inputMode: 'numeric' | 'text' = example && /^[\d -]+$/.test(example) ? 'numeric' : 'text'
  return {
    region: { label: `address.${region}` },
    postcode: { label: `address.${postcode}`, example, inputMode },
  }
}
