import { regionById } from './directory/directory.ts'
import type { QuoteAddress } from './quote.ts'

/** Hundred-thousandths by state of the US and province of Canada. */
const US: Record<string, number> = {
  AL: 4000,
  AZ: 5600,
  AR: 6500,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  FL: 6000,
  GA: 4000,
  HI: 4000,
  IL: 6250,
  IN: 7000,
  IA: 6000,
  KS: 6500,
  KY: 6000,
  LA: 4450,
  ME: 5500,
  MD: 6000,
  MA: 6250,
  MI: 6000,
  MN: 6875,
  MS: 7000,
  MO: 4225,
  NE: 5500,
  NV: 6850,
  NJ: 6625,
  NM: 5125,
  NY: 8875,
  NC: 4750,
  ND: 5000,
  OH: 5750,
  OK: 4500,
  PA: 6000,
  RI: 7000,
  SC: 6000,
  SD: 4500,
  TN: 7000,
  TX: 8250,
  UT: 6100,
  VT: 6000,
  VA: 5300,
  WA: 6500,
  WV: 6000,
  WI: 5000,
  WY: 4000,
  DC: 6000,
}
const CANADA: Record<string, number> = {
  AB: 5000,
  BC: 12_000,
  MB: 12_000,
  NB: 15_000,
  NL: 15_000,
  NS: 15_000,
  NT: 5000,
  NU: 5000,
  ON: 13_000,
  PE: 15_000,
  QC: 14_975,
  SK: 11_000,
  YT: 5000,
}
/** Sales taxes of countries without regional rates. */
const COUNTRIES: Record<string, number> = {
  AT: 20_000,
  BE: 21_000,
  BG: 20_000,
  CY: 19_000,
  CZ: 21_000,
  DE: 19_000,
  DK: 25_000,
  EE: 22_000,
  ES: 21_000,
  FI: 25_500,
  FR: 20_000,
  GR: 24_000,
  HR: 25_000,
  HU: 27_000,
  IE: 23_000,
  IT: 22_000,
  LT: 21_000,
  LU: 17_000,
  LV: 21_000,
  MT: 18_000,
  NL: 21_000,
  PL: 23_000,
  PT: 23_000,
  RO: 19_000,
  SE: 25_000,
  SI: 22_000,
  SK: 23_000,
  GB: 20_000,
  CH: 8100,
  NO: 25_000,
  JP: 10_000,
  AU: 10_000,
  NZ: 15_000,
  KR: 10_000,
  MX: 16_000,
  BH: 10_000,
  SG: 9000,
  ZA: 15_000,
}

export interface TaxRate {
  /** Hundred-thousandths: 8250 is 8.25 %. */
  rate: number
  title: string
}

/** The sales tax of a destination; `undefined` where the shop collects none and while the region is unknown. */
export function taxFor(address: QuoteAddress | undefined): TaxRate | undefined {
  const country = address?.country_id ?? ''
  const region = regionById(country, Number(address?.region_id ?? 0))?.code
  const table = country === 'US' ? US : country === 'CA' ? CANADA : undefined
  const rate = table ? table[region ?? ''] : COUNTRIES[country]
  return rate ? { rate, title: `${country}-${table ? region : '*'}-${percentText(rate)}` } : undefined
}

/** `8250` → `8.25`. */
export const percentText = (rate: number) => String(rate / 1000)

/**
 * The home country of the websites whose catalogue prices contain tax, by their currency. Its tax counts while no address is
 * known; a known one changes the tax within the price, not the price (Magento's cross-border trade).
 */
const HOME: Record<string, string> = {
  EUR: 'DE',
  GBP: 'GB',
  JPY: 'JP',
  SEK: 'SE',
  PLN: 'PL',
  CHF: 'CH',
  DKK: 'DK',
  NOK: 'NO',
}

/** Whether catalogue and delivery prices contain tax. */
export const pricesContainTax = (currency: string): boolean => currency in HOME

/** The tax of a website while no address is known. */
export const homeTax = (currency: string): TaxRate | undefined => taxFor({ country_id: HOME[currency] })

/** The tax on an amount, or the tax it contains; not rounded. */
export function taxOf(amount: number, rate: number, isContained: boolean): number {
  return (amount * rate) / (isContained ? 100_000 + rate : 100_000)
}

/** Rounds one amount after another; what one loses counts for the next, so that the sum is right [seen]. */
export function deltaRounding(): (amount: number) => number {
  let delta = 0.000001
  return (amount) => {
    const rounded = Math.round(amount + delta)
    delta += amount - rounded
    return rounded
  }
}
