import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayDigits, formatMoney, fromMinor, minorDigits, toMinor, homeFormat } from './money.ts'
import { runs } from '#test/runs.ts'

const CURRENCIES = (
  'USD MYR JPY EUR MXN PLN SEK CVE DJF GNF IDR KMF KRW PYG RWF UGX VND VUV XAF XOF XPF ' +
  'BHD IQD JOD KWD LYD OMR TND GBP CHF CAD AUD NZD HKD SGD CNY TWD NOK DKK ISK HUF CLP'
).split(' ')
const LOCALES = ['ja-JP', 'it-IT', 'de-DE', 'pl-PL', 'sv-SE', 'en-US', 'fr-FR', 'es-ES', 'es-MX']

/** An exact decimal as text with its value in 10^-6, the oracle's own reading of it. */
const decimals = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 99_999_999n }), fc.bigInt({ min: 0n, max: 999_999n }))
  .map(([negative, whole, fraction]) => ({
    text: `${negative ? '-' : ''}${whole}.${String(fraction).padStart(6, '0')}`,
    millionths: (whole * 1_000_000n + fraction) * (negative ? -1n : 1n),
  }))

function roundAway(millionths: bigint, digits: number): number {
  const divisor = 10n ** BigInt(6 - digits)
  const size = millionths < 0n ? -millionths : millionths
  const rounded = (size + divisor / 2n) / divisor
  return Number(millionths < 0n ? -rounded : rounded)
}

describe('the smallest unit of a currency', () => {
  it.each([
    ['JPY', 0],
    ['KRW', 0],
    ['CVE', 0],
    ['UGX', 0],
    ['KWD', 3],
    ['IQD', 3],
    ['TND', 3],
    ['USD', 2],
    ['MXN', 2],
    ['ISK', 2],
    ['CLP', 2],
  ])('%s has %i decimals', (currency, digits) => expect(minorDigits(currency)).toBe(digits))

  it.each([
    [1.005, 'USD', 101],
    ['1.005', 'USD', 101],
    [0.29, 'USD', 29],
    [-1.005, 'USD', -101],
    [25476.64, 'JPY', 25477],
    ['50.0000', 'EUR', 5000],
    [1.2345, 'KWD', 1235],
    [1e-7, 'USD', 0],
    [-0.001, 'USD', 0],
    ['garbage', 'USD', 0],
  ])('%s %s is %i units', (amount, currency, units) => expect(toMinor(amount, currency)).toBe(units))

  it('agrees with a decimal oracle for every currency', () => {
    fc.assert(
      fc.property(decimals, fc.constantFrom(...CURRENCIES), ({ text, millionths }, currency) => {
        const units = roundAway(millionths, minorDigits(currency))
        expect(toMinor(text, currency)).toBe(units + 0)
        expect(toMinor(Number(text), currency)).toBe(units + 0)
      }),
      { numRuns: runs(5000) },
    )
  })

  it('comes back from the amount it stands for', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...CURRENCIES), (units, currency) => {
        expect(toMinor(fromMinor(units, currency), currency)).toBe(units)
      }),
    )
  })
})

describe('prices on screen', () => {
  it.each([
    ['USD', 'en-US', 1234.5, '$1,234.50'],
    ['EUR', 'de-DE', 1234.5, '1.234,50 €'],
    ['EUR', 'fr-FR', 1234.5, '1 234,50 €'],
    ['EUR', 'it_IT', 12.3, '12,30 €'],
    ['PLN', 'pl-PL', 12345.6, '12 345,60 zł'],
    ['SEK', 'sv-SE', 1234.5, '1 234,50 kr'],
    ['JPY', 'ja-JP', 25476.64, '¥25,477'],
    ['MXN', 'es-MX', 1234.5, '$1,235'],
    ['MYR', 'en-US', 10, 'RM 10.00'],
    ['KWD', 'en-US', 1.2345, 'KWD 1.235'],
    ['CVE', 'en-US', 12.5, 'CVE 13'],
    ['USD', 'en-US', -3, '-$3.00'],
    ['USD', 'en-US', '12.30', '$12.30'],
    ['USD', 'en-US', -8.88e-16, '$0.00'],
    ['USD', 'en-US', Number.NaN, '$0.00'],
    ['USD', 'en-US', null, '$0.00'],
    ['USD', 'en-US', 1e15, '$1,000,000,000,000,000.00'],
    ['USD', 'not a locale', 1, '$1.00'],
    ['', 'en', 1, '1.00'],
    ['Taler', 'en', 1, '1.00 Taler'],
  ])('%s in %s: %s is %s', (currency, locale, amount, text) => {
    expect(formatMoney(amount, { currency, locale }).normalize('NFKC').replace(/\s/g, ' ')).toBe(text)
  })

  it.each([
    ['MXN', 'es-MX', '$1,234.50'],
    ['JPY', 'ja-JP', '¥1,235'],
    ['KWD', 'en-US', 'KWD 1,234.500'],
  ])('what is charged in %s hides nothing', (currency, locale, text) => {
    const shown = formatMoney(1234.5, { currency, locale, isCharged: true })
    expect(shown.normalize('NFKC').replace(/\s/g, ' ')).toBe(text)
  })

  it('writes dollars, crowns and yen differently within every language', () => {
    const lookalikes = [
      'USD',
      'CAD',
      'AUD',
      'NZD',
      'HKD',
      'SGD',
      'MXN',
      'SEK',
      'NOK',
      'DKK',
      'ISK',
      'JPY',
      'CNY',
    ]
    for (const locale of LOCALES) {
      const texts = lookalikes.map((currency) => formatMoney(1, { currency, locale }).replace(/[\d.,]/g, ''))
      expect(new Set(texts).size, locale).toBe(lookalikes.length)
    }
  })

  it('shows exactly the amount that is charged, in every currency and language', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e10, max: 1e10 }),
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom(...LOCALES),
        (units, currency, locale) => {
          const text = formatMoney(fromMinor(units, currency), { currency, locale })
          const digits = text.normalize('NFKC').replace(/\D/g, '')
          const shown =
            displayDigits(currency) === minorDigits(currency) ? units : roundAway(BigInt(units) * 10_000n, 0)
          expect(Number(digits)).toBe(Math.abs(shown))
          expect(/[-−]/.test(text.replaceAll(currency, ''))).toBe(shown < 0)
        },
      ),
      { numRuns: runs(2000) },
    )
  })

  it('a price without a currency is a number', () =>
    expect(formatMoney(1, { currency: undefined as unknown as string, locale: 'en' })).toBe('1.00'))

  it('is total', () => {
    fc.assert(
      fc.property(fc.anything(), fc.string(), fc.string(), (amount, currency, locale) => {
        expect(formatMoney(amount, { currency, locale })).not.toMatch(/NaN|∞/)
      }),
    )
  })
})

const HOME_CURRENCIES = 'USD EUR GBP JPY PLN SEK NOK DKK CHF CAD MXN KWD MYR'.split(' ')
const HOME_LOCALES = (
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
    ].flatMap((amount) => HOME_LOCALES.map((locale) => [amount, locale] as const)),
  )('is the same: %d in %s', (amount, locale) => {
    for (const currency of HOME_CURRENCIES)
      expect(formatMoney(amount, { currency, locale })).toBe(
        byIntl(Number(amount.toFixed(displayDigits(currency))), currency, locale),
      )
  })

  it('is the same for every amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom(...HOME_CURRENCIES),
        fc.constantFrom(...HOME_LOCALES),
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
