import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { formatMoney } from '#lib/money/money.ts'

/** Every currency of the shop's own tables (rule: money), and those of the other countries it sells to. */
const CURRENCIES = (
  'USD MYR JPY EUR MXN PLN SEK CVE DJF GNF IDR KMF KRW PYG RWF UGX VND VUV XAF XOF XPF BHD IQD JOD KWD LYD OMR TND ' +
  'GBP CHF CAD AUD NZD HKD SGD CNY TWD NOK DKK ISK HUF CLP'
).split(' ')
const LANGUAGES = ['ja-JP', 'it-IT', 'de-DE', 'pl-PL', 'sv-SE', 'en-US', 'fr-FR', 'es-ES']
const AMOUNTS = [0, 1234.5, -1234567.895]

const file = join(import.meta.dirname, 'money.json')

type Table = Record<string, Record<string, string[]>>

/** The table as this code and this machine's `Intl` make it; every kind of space becomes a plain one. */
const made: Table = Object.fromEntries(
  CURRENCIES.map((currency) => [
    currency,
    Object.fromEntries(
      LANGUAGES.map((locale) => [
        locale,
        AMOUNTS.map((amount) => formatMoney(amount, { currency, locale }).replace(/\s/g, ' ')),
      ]),
    ),
  ]),
)

const cells = (table: Table) =>
  Object.entries(table).flatMap(([currency, row]) =>
    Object.entries(row).map(([locale, texts]) => `${currency} ${locale}: ${texts.join(' | ')}`),
  )

/** `BEZEL_GOLDEN=write` writes the table; review it with `git diff`. */
if (process.env.BEZEL_GOLDEN === 'write') {
  const rows = Object.entries(made).map(([currency, row]) => {
    const texts = Object.entries(row).map(
      ([locale, list]) => `    ${JSON.stringify(locale)}: ${JSON.stringify(list)}`,
    )
    return `  ${JSON.stringify(currency)}: {\n${texts.join(',\n').replaceAll('","', '", "')}\n  }`
  })
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`)
}

it('prices in 42 currencies and eight languages look as reviewed', () => {
  const golden = JSON.parse(readFileSync(file, 'utf8')) as Table
  const known = new Set(cells(golden))
  const differing = cells(made).filter((cell) => !known.has(cell))
  const expected = cells(golden).filter((cell) => !cells(made).includes(cell))
  expect(
    differing,
    differing.map((cell, at) => `${expected[at] ?? '(new)'}\n  → ${cell}`).join('\n'),
  ).toEqual([])
  expect(expected).toEqual([])
})

it('a price never breaks over two lines', () => {
  for (const currency of CURRENCIES)
    for (const locale of LANGUAGES) expect(formatMoney(-1234.5, { currency, locale })).not.toMatch(/[ \n\t]/)
})
