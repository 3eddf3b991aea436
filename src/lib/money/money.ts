import { flag, num, toUnits } from './decimal.ts'
import { toLocale } from '../text/locale.ts'

/** The signs between groups of three digits and before decimals, and the currency's sign, by language and currency. */
const FORMATS: Record<string, string | undefined> = {
  'de EUR': '.,€',
  'en EUR': ',.€',
  'en GBP': ',.£',
  'en USD': ',.$',
  'es EUR': '.,€',
  'fr EUR': '\u202f,€',
  'it EUR': '.,€',
  'ja JPY': ',.￥',
  'pl PLN': '\xa0,zł',
  'sv SEK': '\xa0,kr',
}

const HOMES = 'de-DE en-US es-ES fr-FR it-IT ja-JP pl-PL sv-SE'.split(' ')

/** Numbers of four digits stand ungrouped in these languages. */
const UNGROUPED = 'es it pl'.split(' ')

/**
 * Writes amounts from 0 to a billion as `Intl` does, in the currencies most used with a language, as its home country
 * writes them; undefined for any other. A browser's first `Intl.NumberFormat` takes 20 to 100 ms, because it looks
 * through all languages; they would pass between the shop's answer and the first price on the screen.
 */
export function homeFormat(
  currency: string,
  locale: string,
  digits: number,
): ((amount: number) => string) | undefined {
  const language = HOMES.includes(locale) ? locale.slice(0, 2) : locale
  const format = FORMATS[`${language} ${currency}`]
  if (!format) return undefined
  const [group = '', decimal = ''] = format
  const sign = format.slice(2)
  const smallest = UNGROUPED.includes(language) ? 1e4 : 1e3
  return (amount) => {
    let number = amount.toFixed(digits).replace('.', decimal)
    const whole = digits ? number.length - digits - 1 : number.length
    for (let at = whole - 3; at > 0 && amount >= smallest; at -= 3)
      number = number.slice(0, at) + group + number.slice(at)
    return decimal === '.' ? sign + number : `${number}\xa0${sign}`
  }
}

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
