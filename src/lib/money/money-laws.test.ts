import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { floorOfProduct, earnedPoints, totalWithoutVirtual } from '#discounts/rules/balances.ts'
import { maskGiftCard } from '#discounts/rules/discounts.ts'
import { splitEvenly } from '#payment/rules/pay-later.ts'
import { displayDigits, formatMoney, fromMinor, minorDigits, toMinor } from './money.ts'
import { ecommerceOf } from '#tracking/rules/cart-changes.ts'
import { runs } from '#test/runs.ts'

const numRuns = runs(200)

const SPEC =
  'USD MYR JPY EUR MXN PLN SEK CVE DJF GNF IDR KMF KRW PYG RWF UGX VND VUV XAF XOF XPF BHD IQD JOD KWD LYD OMR TND'
const OTHERS =
  'GBP CHF CAD AUD NZD HKD SGD CNY TWD NOK DKK ISK HUF CLP CZK BRL ZAR INR THB ILS TRY AED PHP COP'
const LOCALES = ['ja-JP', 'it-IT', 'de-DE', 'pl-PL', 'sv-SE', 'en-US', 'fr-FR', 'es-ES']

const currency = fc.constantFrom(...`${SPEC} ${OTHERS}`.split(' '))
const locale = fc.constantFrom(...LOCALES)
const units = fc.integer({ min: 0, max: 1e11 })

/** A decimal as text and in millionths, which is all the oracle knows of it. */
const decimal = fc
  .tuple(fc.boolean(), fc.bigInt({ min: 0n, max: 9_999_999n }), fc.bigInt({ min: 0n, max: 999_999n }))
  .map(([isNegative, whole, fraction]) => ({
    text: `${isNegative ? '-' : ''}${whole}.${String(fraction).padStart(6, '0')}`,
    millionths: (whole * 1_000_000n + fraction) * (isNegative ? -1n : 1n),
  }))

/** Half away from zero, in whole numbers only. */
function rounded(millionths: bigint, digits: number): bigint {
  const divisor = 10n ** BigInt(6 - digits)
  const size = millionths < 0n ? -millionths : millionths
  const result = (size + divisor / 2n) / divisor
  return millionths < 0n ? -result : result
}

const holds = <T extends [unknown, ...unknown[]]>(property: fc.IProperty<T>) =>
  fc.assert(property, { numRuns })

describe('against whole-number arithmetic', () => {
  it('amounts become the smallest unit', () =>
    holds(
      fc.property(decimal, currency, ({ text, millionths }, code) => {
        expect(BigInt(toMinor(text, code))).toBe(rounded(millionths, minorDigits(code)))
      }),
    ))

  it('what is shown is the amount to the currency’s digits, with its sign', () =>
    holds(
      fc.property(decimal, currency, locale, ({ text, millionths }, code, language) => {
        const amount = rounded(millionths, displayDigits(code))
        const shown = formatMoney(text, { currency: code, locale: language })
        expect(BigInt(shown.replace(/\D/g, '') || '0')).toBe(amount < 0n ? -amount : amount)
        expect(/[-−]/.test(shown)).toBe(amount < 0n)
      }),
    ))

  it('items add up', () => {
    const item = fc.record({
      cents: fc.integer({ min: 0, max: 1e8 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    })
    holds(
      fc.property(fc.array(item, { maxLength: 20 }), currency, (rows, code) => {
        const items = rows.map(({ cents, quantity }) => ({
          item_id: '',
          item_name: '',
          price: fromMinor(cents, code),
          quantity,
        }))
        const sum = rows.reduce((total, { cents, quantity }) => total + BigInt(cents) * BigInt(quantity), 0n)
        expect(BigInt(toMinor(ecommerceOf(items, code).value, code))).toBe(sum)
      }),
    )
  })

  it('what is not virtual is what is left, and never below zero', () =>
    holds(
      fc.property(units, fc.array(units, { maxLength: 5 }), currency, (total, virtual, code) => {
        const items = virtual.map((cents) => ({
          is_virtual: true,
          base_row_total_incl_tax: fromMinor(cents, code),
        }))
        const left = virtual.reduce((rest, cents) => rest - BigInt(cents), BigInt(total))
        const result = totalWithoutVirtual(fromMinor(total, code), items, code)
        expect(BigInt(toMinor(result, code))).toBe(left < 0n ? 0n : left)
      }),
    ))

  it('points are the whole part of rate times total', () =>
    holds(
      fc.property(fc.integer({ min: 0, max: 9999 }), units, currency, (hundredths, total, code) => {
        const scale = 10n ** BigInt(minorDigits(code))
        const exact = (BigInt(hundredths) * BigInt(total)) / (100n * scale)
        expect(BigInt(earnedPoints(`${hundredths / 100}`, fromMinor(total, code)))).toBe(exact)
      }),
    ))
})

it('parts add up to the whole and differ by at most one unit', () =>
  holds(
    fc.property(units, fc.integer({ min: 1, max: 12 }), currency, (total, parts, code) => {
      const minor = splitEvenly(fromMinor(total, code), parts, code).map((part) => toMinor(part, code))
      expect(minor.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(Math.max(...minor) - Math.min(...minor)).toBeLessThanOrEqual(1)
    }),
  ))

it('a base amount times the rate is floored as written, not as binary', () =>
  holds(
    fc.property(fc.integer({ min: 0, max: 1e6 }), fc.integer({ min: 0, max: 1e6 }), (left, right) => {
      expect(BigInt(floorOfProduct(left / 1000, right / 1000))).toBe(
        (BigInt(left) * BigInt(right)) / 1_000_000n,
      )
    }),
  ))

it('a gift card keeps its length and shows no more than four signs at each end, nor half of a short code', () =>
  holds(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (code) => {
      const signs = [...code]
      const mask = [...maskGiftCard(code)]
      expect(mask).toHaveLength(signs.length)
      const shown = mask.filter((sign, at) => sign === signs[at] && sign !== '•').length
      expect(shown).toBeLessThanOrEqual(signs.length > 8 ? 8 : signs.length / 2)
      mask.forEach((sign, at) => expect([signs[at], '•']).toContain(sign))
    }),
  ))
