/**
 * The shop's money. The base currency is USD in cents; every other amount is an integer of the currency's
 * minor units. Shares no code with the client's money calculation, so that tests can compare the two.
 */

/** Amount of each currency that equals 10,000 US dollars. */
const RATES: Record<string, number> = {
  USD: 10_000,
  EUR: 9_200,
  GBP: 7_900,
  JPY: 1_500_000,
  KWD: 3_070,
  PLN: 39_500,
  SEK: 104_000,
  CHF: 8_800,
  CAD: 13_600,
  AUD: 15_200,
  NZD: 16_400,
  MXN: 171_000,
  MYR: 47_000,
  BHD: 3_760,
  KRW: 13_400_000,
  DKK: 68_600,
  NOK: 106_000,
  HKD: 78_100,
  SGD: 13_400,
  BRL: 50_000,
}

const NO_DECIMALS = new Set('CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '))
const THREE_DECIMALS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '))

export const BASE = 'USD'
export const currencies = Object.keys(RATES)
export const isCurrency = (code: string) => code in RATES

/** Decimals of a currency's minor unit (rule: money). */
export function digitsOf(currency: string): number {
  return NO_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2
}

/** Rate from the base currency, e.g. 0.92. */
export const rateOf = (currency: string): number => (RATES[currency] ?? 10_000) / 10_000

/** Divides and rounds half away from zero. */
export function divide(amount: number, by: number): number {
  const sign = amount < 0 ? -1 : 1
  return sign * Math.floor((2 * Math.abs(amount) + by) / (2 * by)) || 0
}

/** USD cents in another currency's minor units. */
export function convert(cents: number, currency: string): number {
  return divide(cents * (RATES[currency] ?? 10_000) * 10 ** digitsOf(currency), 1_000_000)
}

/** Minor units of a currency in USD cents. */
export const toBase = (minor: number, currency: string): number =>
  divide(minor * 1_000_000, (RATES[currency] ?? 10_000) * 10 ** digitsOf(currency))

/** A share in hundred-thousandths: `share(1000, 8250)` is 8.25 % of 1000. */
export const share = (amount: number, hundredThousandths: number) =>
  divide(amount * hundredThousandths, 100_000)

/** Minor units as a JSON number of a REST response. */
export const toNumber = (minor: number, currency: string): number => Number(toDecimal(minor, currency))

/** Minor units as an exact decimal: `-1234` of USD is `-12.34`. */
export function toDecimal(minor: number, currency: string): string {
  const digits = digitsOf(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = text.slice(0, text.length - digits)
  return (minor < 0 ? '-' : '') + (digits ? `${whole}.${text.slice(-digits)}` : whole)
}

/** An exact decimal in minor units; NaN for anything else. */
export function toMinorUnits(decimal: string, currency: string): number {
  const digits = digitsOf(currency)
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(digits))) return NaN
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}

/** Minor units as Magento's database writes an amount: `50.0000`. */
export function toDatabase(minor: number, currency: string): string {
  const [whole, fraction = ''] = toDecimal(minor, currency).split('.')
  return `${whole}.${fraction.padEnd(4, '0')}`
}

/** Minor units formatted for a locale (`de_DE`): `1.234,50 €`. */
export function priceText(minor: number, currency: string, locale: string): string {
  const digits = digitsOf(currency)
  return new Intl.NumberFormat(locale.replace('_', '-'), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(toNumber(minor, currency))
}
