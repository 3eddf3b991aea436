import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { homeFormat } from './home-format.ts'
import { displayDigits, formatMoney } from './money.ts'
import { runs } from '#test/runs.ts'

const CURRENCIES = 'USD EUR GBP JPY PLN SEK NOK DKK CHF CAD MXN KWD MYR'.split(' ')
const LOCALES = (
  'de de-DE de-AT de-CH en en-US en-GB en-AU es es-ES es-MX fr fr-FR fr-CA fr-CH it it-IT it-CH ' +
  'ja ja-JP pl pl-PL sv sv-SE sv-FI nl pt-BR ar de-u-nu-arab'
).split(' ')

/** The amount as `Intl` writes it, which knows nothing of the table. */
function byIntl(amount: number, currency: string, locale: string): string {
  const digits = displayDigits(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: ['MYR', 'PLN'].includes(currency) ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

describe('a price written without `Intl`', () => {
  it.each(
    [
      0, 0.05, 999.99, 1000, 1234.5, 9999.99, 10000, 1234567.89, 999_999_999, 1e9, 12e12, -0.5, -12345,
    ].flatMap((amount) => LOCALES.map((locale) => [amount, locale] as const)),
  )('is the same: %d in %s', (amount, locale) => {
    for (const currency of CURRENCIES)
      expect(formatMoney(amount, { currency, locale })).toBe(
        byIntl(Number(amount.toFixed(displayDigits(currency))), currency, locale),
      )
  })

  it('is the same for every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...LOCALES),
        (units, currency, locale) => {
          const amount = units / 10 ** displayDigits(currency)
          expect(formatMoney(amount, { currency, locale })).toBe(byIntl(amount, currency, locale))
        },
      ),
      { numRuns: runs(2000) },
    )
  })

  it.each([
    ['en', 'USD'],
    ['en-US', 'USD'],
    ['de-DE', 'EUR'],
    ['es-ES', 'EUR'],
    ['fr-FR', 'EUR'],
    ['it-IT', 'EUR'],
    ['ja-JP', 'JPY'],
    ['pl-PL', 'PLN'],
    ['sv-SE', 'SEK'],
  ])('there is one in %s of %s', (locale, currency) => {
    expect(homeFormat(currency, locale, displayDigits(currency))).toBeDefined()
  })

  it.each([
    ['en-GB', 'USD'],
    ['de-AT', 'EUR'],
    ['de', 'USD'],
    ['nl-NL', 'EUR'],
    ['constructor', 'EUR'],
    ['en', 'constructor'],
  ])('there is none in %s of %s', (locale, currency) => {
    expect(homeFormat(currency, locale, 2)).toBeUndefined()
  })
})
