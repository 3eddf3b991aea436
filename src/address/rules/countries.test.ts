import { describe, expect, it } from 'vitest'
import { countryCodes, regionsOf } from '#demo/shop/directory/directory.ts'
import words from '#locales/en/address.json'
import { emptyAddress, type Country } from './address.ts'
import { addressFields, listsCountry, validateAddress } from './form-fields.ts'

/** How postcodes look, by the countries' posts. Each example on a form must be one. */
const POSTCODES: Record<string, RegExp> = {
  AE: /^\d{5}$/,
  AL: /^\d{4}$/,
  AR: /^[A-HJ-NP-Z]\d{4}[A-Z]{3}$/,
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  BH: /^\d{3,4}$/,
  BR: /^\d{5}-\d{3}$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] \d[A-Z]\d$/,
  CH: /^\d{4}$/,
  CL: /^\d{7}$/,
  CN: /^\d{6}$/,
  CO: /^\d{6}$/,
  CY: /^\d{4}$/,
  CZ: /^\d{3} \d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  EC: /^\d{6}$/,
  EE: /^\d{5}$/,
  EG: /^\d{5}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  GR: /^\d{3} \d{2}$/,
  HR: /^\d{5}$/,
  HU: /^\d{4}$/,
  ID: /^\d{5}$/,
  IE: /^[A-Z]\d[\dW] [A-Z\d]{4}$/,
  IL: /^\d{7}$/,
  IN: /^\d{6}$/,
  IQ: /^\d{5}$/,
  IS: /^\d{3}$/,
  IT: /^\d{5}$/,
  JO: /^\d{5}$/,
  JP: /^\d{3}-\d{4}$/,
  KR: /^\d{5}$/,
  KW: /^\d{5}$/,
  LB: /^\d{4} \d{4}$/,
  LI: /^94\d{2}$/,
  LT: /^\d{5}$/,
  LU: /^\d{4}$/,
  LV: /^LV-\d{4}$/,
  MA: /^\d{5}$/,
  MC: /^980\d{2}$/,
  MT: /^[A-Z]{3} \d{4}$/,
  MX: /^\d{5}$/,
  MY: /^\d{5}$/,
  NL: /^\d{4} [A-Z]{2}$/,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  OM: /^\d{3}$/,
  PE: /^\d{5}$/,
  PH: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  PY: /^\d{4}$/,
  QA: /^\d{5}$/,
  RO: /^\d{6}$/,
  RS: /^\d{5}$/,
  SA: /^\d{5}$/,
  SE: /^\d{3} \d{2}$/,
  SG: /^\d{6}$/,
  SI: /^\d{4}$/,
  SK: /^\d{3} \d{2}$/,
  TH: /^\d{5}$/,
  TR: /^\d{5}$/,
  TW: /^\d{3}(\d{2,3})?$/,
  UA: /^\d{5}$/,
  US: /^\d{5}$/,
  UY: /^\d{5}$/,
  VE: /^\d{4}$/,
  VN: /^\d{5,6}$/,
  ZA: /^\d{4}$/,
}

/**
 * The names of regions in countries where they are not plainly "State/Province"; a Swede has a län, a Pole a
 * voivodeship.
 */
const REGIONS = {
  State: 'AT AU BR DE IN MX MY US VE',
  Province: 'AR BE CA CN EC ES ID IQ IT KR NL PA PH TH TR VN ZA',
  County: 'AL EE GB HR HU IE LT RO SE',
  Prefecture: 'JP',
  Emirate: 'AE',
  Department: 'BO CO FR PE PY UY',
  District: 'HK PT',
  Canton: 'CH',
  Voivodeship: 'PL',
}
const regionOf = (code: string) =>
  Object.entries(REGIONS).find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? 'State/Province'

const OPTIONAL_POSTCODE = new Set(['HK', 'IE', 'MO', 'PA'])
const OPTIONAL_REGION = new Set(['AT', 'BE', 'DE', 'EE', 'FI', 'FR'])
const countryOf = (id: string): Country => ({
  id,
  name: id,
  regions: regionsOf(id).map((region) => ({ ...region, id: Number(region.id) })),
})

describe.each(countryCodes)('the address form of %s', (code) => {
  const country = countryOf(code)
  const hasRegions = country.regions.length > 0
  const fields = addressFields(code, hasRegions)
  const find = (name: string) => fields.find((field) => field.name === name)
  const label = (name: string) => words[find(name)!.label as keyof typeof words]

  it('has its fields with labels, in an order that begins with the country and the name', () => {
    expect(fields[0]!.name).toBe('country_id')
    expect([fields[1]!.name, fields[2]!.name].sort()).toEqual(['firstname', 'lastname'])
    expect(fields.at(-1)!.name).toBe('telephone')
    for (const { name } of fields) expect(label(name)).toBeTruthy()
  })

  it('calls the region what it is called there, and asks for it where the directory lists any', () => {
    if (hasRegions) expect(find('region')).toBeDefined()
    if (find('region')) expect(label('region')).toBe(regionOf(code))
    expect(find('region')?.required ?? false).toBe(hasRegions && !OPTIONAL_REGION.has(code))
  })

  it('shows a postcode of the country as its example, and opens digits only where there are but digits', () => {
    const { example, inputMode } = find('postcode')!
    if (example) expect(example).toMatch(POSTCODES[code]!)
    expect(inputMode).toBe(example && /^[\d -]+$/.test(example) ? 'numeric' : 'text')
  })

  it('names every empty field that is required, and no other', () => {
    const problems = Object.keys(validateAddress(emptyAddress(code), country, { email: true }))
    const required = fields.filter((field) => field.required).map(({ name }) => name)
    expect(problems.sort()).toEqual([...required.filter((name) => name !== 'country_id'), 'email'].sort())
    expect(required.includes('postcode')).toBe(!OPTIONAL_POSTCODE.has(code))
  })
})

describe('the tax number', () => {
  it.each([
    ['KR', '["KR","TR"]', true],
    ['TR', 'KR, TR', true],
    ['KR', ['TR', 'KR'], true],
    ['DE', ['KR', 'TR'], false],
    ['DE', '["KR","TR"]', false],
    ['KR', undefined, false],
    ['', '["KR"]', false],
  ])('of %j with the setting %j: %j', (code, setting, isShown) =>
    expect(listsCountry(setting, code) ?? false).toBe(isShown),
  )

  it('is required when shown', () => {
    const address = { ...emptyAddress('KR'), vat_id: ' ' }
    expect(validateAddress(address, countryOf('KR'), { vatId: true })).toHaveProperty('vat_id')
    expect(validateAddress(address, countryOf('KR'))).not.toHaveProperty('vat_id')
  })
})
