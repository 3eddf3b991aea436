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
