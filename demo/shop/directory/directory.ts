import regionLists from './regions.json'

export interface Region {
  id: string
  code: string
  name: string
}

const CODES = (
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC ' +
  'CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM FO FR GA GB GD ' +
  'GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI ' +
  'KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV ' +
  'MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PS PT PW PY QA RE RO RS RU RW SA SB SC ' +
  'SD SE SG SH SI SJ SK SL SM SN SO SR ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ ' +
  'VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'
).split(' ')

/** Countries that list regions but do not require one. */
const OPTIONAL_REGIONS = new Set(['AT', 'BE', 'DE', 'EE', 'FI', 'FR'])

const regions: Record<string, Region[]> = Object.fromEntries(
  Object.entries(regionLists as Record<string, string>).map(([country, list]) => [
    country,
    list.split('|').map((entry) => {
      const [id = '', code = '', ...name] = entry.split(':')
      return { id, code, name: name.join(':') }
    }),
  ]),
)

export const countryCodes: readonly string[] = CODES
export const isCountry = (code: unknown): code is string => typeof code === 'string' && CODES.includes(code)
export const regionsOf = (country: string): Region[] => regions[country] ?? []
export const requiresRegion = (country: string) => country in regions && !OPTIONAL_REGIONS.has(country)

export function regionById(country: string, id: number): Region | undefined {
  return regionsOf(country).find((region) => Number(region.id) === id)
}

const displays = new Map<string, Intl.DisplayNames>()

/** A country's name in a language, e.g. `countryName('DE', 'fr')` is Allemagne. */
export function countryName(code: string, language: string): string {
  const display =
    displays.get(language) ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' })
  displays.set(language, display)
  return display.of(code) ?? code
}
