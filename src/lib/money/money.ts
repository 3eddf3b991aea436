import { flag, num, toUnits } from './decimal.ts'
import { homeFormat } from './home-format.ts'
import { toLocale } from '../text/locale.ts'

export { flag, num }

const NO_DECIMALS = 'CVE DJF GNF IDR JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const THREE_DECIMALS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** Symbols that belong to one currency only, so they may stand alone in every language. */
const OWN_SYMBOL = ['MYR', 'PLN']

/** Decimals of the smallest unit the payment provider counts in (rule: money). */
export function minorDigits(currency: string): 0 | 2 | 3 {
  if (NO_DECIMALS.includes(currency)) return 0
  return THREE_DECIMALS.includes(currency) ? 3 : 2
}

/** Decimals a shopper sees: Mexican pesos without, all others as they are counted (rule: money). */
export function displayDigits(currency: string): 0 | 2 | 3 {
  return currency === 'MXN' ? 0 : minorDigits(currency)
}

/** The amount in the currency's smallest unit, an integer, half away from zero. */
export function toMinor(amount: number | string, currency: string): number {
  return toUnits(amount, minorDigits(currency))
}

/** The amount a number of smallest units stands for. */
export function fromMinor(units: number, currency: string): number {
  return num(units / 10 ** minorDigits(currency))
}

/**
 * Price text in the shopper's language. Never throws. A value that is not a number is shown as zero, an
 * unknown currency as its code beside the number. An unknown language is shown as in English. A charged
 * amount is shown with the digits it is counted in (rule: money).
 */
export function formatMoney(
  amount: unknown,
  { currency, locale, isCharged }: { currency: string; locale: string; isCharged?: boolean },
): string {
  const digits = isCharged ? minorDigits(currency) : displayDigits(currency)
  return formatter(currency ?? '', locale, digits)(toUnits(amount, digits) / 10 ** digits)
}

type Format = (amount: number) => string
const formatters = new Map<string, Format>()

/** Building an `Intl.NumberFormat` costs a thousand times what using one does. */
function formatter(currency: string, locale: string, digits: number): Format {
  const key = `${locale} ${currency} ${digits}`
  let format = formatters.get(key)
  if (!format) {
    format = buildFormat(currency, toLocale(locale), digits)
    formatters.set(key, format)
  }
  return format
}

function buildFormat(currency: string, locale: string, digits: number): Format {
  const home = homeFormat(currency, locale, digits)
  let format: Format | undefined
  return (amount) =>
    home && amount >= 0 && amount < 1e9
      ? home(amount)
      : (format ??= intlFormat(currency, locale, digits))(amount)
}

function intlFormat(currency: string, locale: string, digits: number): Format {
  // `Intl` has digits of its own for some currencies (ISK, IQD, CVE …), so ours are always passed.
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const currencyDisplay = OWN_SYMBOL.includes(currency) ? 'narrowSymbol' : 'symbol'
  const isCode = /^[A-Z]{3}$/i.test(currency)
  try {
    const money = new Intl.NumberFormat(locale, {
      ...(isCode && { style: 'currency', currency, currencyDisplay }),
      ...fixed,
    })
    return (amount) => (isCode ? money.format(amount) : `${money.format(amount)} ${currency}`.trim())
  } catch {
    // Another script may have replaced it by one that throws.
    return (amount) => `${amount.toFixed(digits)} ${currency}`.trim()
  }
}
