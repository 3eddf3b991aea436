import { readObject, toText } from '#lib/json.ts'

/**
 * How postcodes look, from libaddressinput's patterns: `#` a digit, `@` a letter, `*` either; a space or hyphen may be
 * left out. Several shapes of a country are separated by commas.
 */
const COUNTRIES: Record<string, string> = {
  '###': 'BH FO IS LS MG OM PG',
  '####':
    'AF AL AT AU BD BE BG CC CH CV CX CY DK ET GE GL GW HM HU LI LU MK MZ NE NF NO NZ PH PY SI SJ TN VE ZA',
  '#####':
    'AS AX BA BL BT CU DE DO DZ EE EG ES FI FM FR GF GP GT GU HN HR ID IQ IT JO KE KR KW LA LK MA MC ME MH MM MP MQ ' +
    'MX MY NC NI NP PE PF PK PM PR PW RE SD SM SN TH TR UA UY VA VI WF XK YT ZM',
  '######': 'BY CN CO EC IN KG KZ NG RO RU SG TJ TM UZ',
  '### ##': 'CZ GR SE SK',
  '@@###': 'AD',
  '####, @####@@@': 'AR',
  'AZ ####, ####': 'AZ',
  'BB#####': 'BB',
  '@@ **': 'BM',
  '@@####': 'BN',
  '#####-###': 'BR',
  '@#@ #@#': 'CA',
  '#######, ###-####': 'CL',
  '#####, ####': 'CR',
  '@# #@@, @## #@@, @@# #@@, @@## #@@, @#@ #@@, @@#@ #@@': 'GB GG IM JE',
  '@** ****': 'IE',
  '#######, #####': 'IL',
  '###-####': 'JP',
  '######, #####': 'KH VN',
  'KY#-####': 'KY',
  '#### ####, ####': 'LB',
  '#####, LT-#####': 'LT',
  'LV-####, ####': 'LV',
  'MD-####, ####': 'MD',
  '@@@ ####, @@@ ##': 'MT',
  '#### @@': 'NL',
  '##-###': 'PL',
  '####-###': 'PT',
  '#####, ######': 'RS',
  '#####, #####-####': 'SA US',
  '@###': 'SZ',
  '###, ###-##, ###-###': 'TW',
}

/** Shapes of a country's postcodes; none where there is nothing to check. */
export const postcodeShapes = (country_id: string): string[] =>
  Object.entries(COUNTRIES)
    .find(([, countries]) => countries.split(' ').includes(country_id))?.[0]
    .split(', ') ?? []

/** Longer input is not a postcode, and is kept from the shop's patterns. */
const LONGEST = 20

interface Format {
  pattern: RegExp
  example: string
}

/**
 * Examples of the country's postcodes when this one looks like none of them; otherwise undefined. The shop's patterns
 * (`postCodes`, wire: checkout-configuration) count where it has any for the country, else libaddressinput's. A
 * hint: it stops nobody.
 */
export function expectedPostcodes(
  postcode: string,
  country_id: string,
  postCodes: unknown,
): readonly string[] | undefined {
  const ofShop = shopFormats(readObject(postCodes)[country_id])
  const formats = ofShop.length ? ofShop : postcodeShapes(country_id).map(toFormat)
  const isExpected = postcode.length <= LONGEST && formats.some(({ pattern }) => pattern.test(postcode))
  if (!postcode || !formats.length || isExpected) return undefined
  return [...new Set(formats.map(({ example }) => example))].slice(0, 2)
}

function shopFormats(patterns: unknown): Format[] {
  return Object.values(readObject(patterns)).flatMap((entry) => {
    const { pattern, example } = readObject(entry)
    try {
      return pattern ? [{ pattern: new RegExp(toText(pattern)), example: toText(example) }] : []
    } catch {
      return []
    }
  })
}

const SIGNS: Record<string, string> = { '#': '\\d', '@': '[a-z]', '*': '[a-z\\d]', ' ': ' ?', '-': '[- ]?' }

function toFormat(shape: string): Format {
  const letters = [...'ABCDEFG']
  const digits = [...'123456789']
  return {
    pattern: new RegExp(`^${shape.replace(/[^A-Z\d]/g, (sign) => SIGNS[sign]!)}$`, 'i'),
    example: shape.replace(/[#@*]/g, (sign) => (sign === '@' ? letters : digits).shift()!),
  }
}
