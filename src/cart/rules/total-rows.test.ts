import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTotals } from './parse-totals.ts'
import { amountBeside, parseTaxDisplay, shownAmount } from './tax-display.ts'
import { totalRows } from './total-rows.ts'

/** Recorded: two of 41.06 with 19 % in it, a discount of 10 % on their net prices, a delivery of 9.00 without tax. */
const recorded = {
  grand_total: 72.21,
  subtotal: 69.01,
  subtotal_incl_tax: 82.12,
  shipping_amount: 9,
  shipping_incl_tax: 10.71,
  tax_amount: 13.72,
  total_segments: [
    { code: 'subtotal', title: 'Subtotal', value: 82.12 },
    { code: 'discount', title: 'Discount', value: -6.9 },
    { code: 'shipping', title: 'Shipping & Handling (Flat Rate - Fixed)', value: 9 },
    {
      code: 'tax',
      title: 'Tax',
      value: 13.72,
      extension_attributes: {
        tax_grandtotal_details: [{ amount: 13.72, rates: [{ percent: '19', title: 'DE-19' }], group_id: 1 }],
      },
    },
    { code: 'grand_total', title: 'Grand Total', value: 85.93 },
  ],
}
type Settings = Parameters<typeof parseTaxDisplay>[0]
const modes = (items: string, totals = items, shipping = totals): Settings => ({
  reviewItemPriceDisplayMode: items,
  reviewTotalsDisplayMode: totals,
  reviewShippingDisplayMode: shipping,
})
const rowsOf = (settings: Settings, totals: object = recorded) =>
  totalRows(parseTotals(totals)!, parseTaxDisplay(settings)).map(({ segment, amount, tax, rate }) =>
    [rate ?? segment.code, ...(tax ? [tax] : []), amount].join(' '),
  )

it.each([
  ['a fixed tax', { title: 'FPT', percent: null }, 'FPT'],
  ['a rate of none', { title: 'Books', percent: 0 }, 'Books (0%)'],
])('%s is called by its name', (_, rate, name) => {
  const details = { tax_grandtotal_details: [{ amount: 2, rates: [rate] }] }
  const tax = { code: 'tax', title: 'Tax', value: 2, extension_attributes: details }
  const parsed = parseTotals({ total_segments: [tax] })
  expect(parsed?.total_segments[0]?.rates).toEqual([{ rate: name, amount: 2 }])
})

describe('the recorded totals', () => {
  it('without tax, whatever the segment of the subtotal says', () => {
    expect(rowsOf(modes('excluding'))).toEqual([
      'subtotal 69.01',
      'discount -6.9',
      'shipping 9',
      'tax 13.72',
      'grand_total 85.93',
    ])
  })

  it('with tax, which is then named as part of the rest', () => {
    expect(rowsOf(modes('including'))).toEqual([
      'subtotal 82.12',
      'discount -6.9',
      'shipping 10.71',
      'tax included 13.72',
      'grand_total 85.93',
    ])
  })

  it('both ways', () => {
    expect(rowsOf(modes('both'))).toEqual([
      'subtotal excluding 69.01',
      'subtotal including 82.12',
      'discount -6.9',
      'shipping excluding 9',
      'shipping including 10.71',
      'tax 13.72',
      'grand_total 85.93',
    ])
  })

  it('name what they contain where subtotal and shipping differ', () => {
    expect(rowsOf(modes('including', 'including', 'excluding')).slice(0, 4)).toEqual([
      'subtotal including 82.12',
      'discount -6.9',
      'shipping excluding 9',
      'tax 13.72',
    ])
  })

  it('list the rates of the tax and the total without it where the shop says so', () => {
    const more = { isFullTaxSummaryDisplayed: true, includeTaxInGrandTotal: true }
    expect(rowsOf({ ...modes('excluding'), ...more }).slice(3)).toEqual([
      'tax 13.72',
      'DE-19 (19%) 13.72',
      'grand_total excluding 72.21',
      'grand_total including 85.93',
    ])
  })
})

it.each([
  ['up to 2.4.5, where grand_total leaves the tax out', 74, 80.11, 74],
  ['from 2.4.6 on, where grand_total contains it', 80.11, 80.11, 74],
  ['where more than the tax is paid otherwise', 0, 2, 0],
])('the total without tax is the same in every version: %s', (_, grand_total, value, excluding) => {
  const totals = { grand_total, tax_amount: 6.11, total_segments: [{ code: 'grand_total', value }] }
  expect(rowsOf({ includeTaxInGrandTotal: true }, totals)).toEqual([
    `grand_total excluding ${excluding}`,
    `grand_total including ${value}`,
  ])
})

it('a tax that is not part of the other rows is not called so', () => {
  const totals = {
    subtotal: 69,
    subtotal_incl_tax: 74.69,
    total_segments: [
      { code: 'subtotal', value: 69 },
      { code: 'tax', value: 5.69 },
      { code: 'grand_total', value: 74.69 },
    ],
  }
  expect(rowsOf(modes('both'), totals)).toContain('tax 5.69')
  expect(rowsOf(modes('including'), totals)).toContain('tax included 5.69')
})

it('a tax of zero has a row where the shop shows it', () => {
  const segments = [
    { code: 'subtotal', value: 10 },
    { code: 'tax', value: 0 },
    { code: 'grand_total', value: 10 },
  ]
  const totals = { subtotal: 10, total_segments: segments }
  expect(rowsOf({}, totals)).toEqual(['subtotal 10', 'grand_total 10'])
  expect(rowsOf({ isZeroTaxDisplayed: true }, totals)).toEqual(['subtotal 10', 'tax 0', 'grand_total 10'])
})

it('shipping that is not chosen yet has no amounts of its own', () => {
  const segments = [
    { code: 'shipping', title: 'Shipping & Handling', value: 0 },
    { code: 'grand_total', value: 10 },
  ]
  expect(rowsOf(modes('both'), { total_segments: segments })).toEqual(['shipping 0', 'grand_total 10'])
})

const mode = fc.constantFrom('including', 'excluding', 'both')
const settings = fc.record({
  reviewItemPriceDisplayMode: mode,
  reviewTotalsDisplayMode: mode,
  reviewShippingDisplayMode: mode,
  isZeroTaxDisplayed: fc.boolean(),
  isFullTaxSummaryDisplayed: fc.boolean(),
  includeTaxInGrandTotal: fc.boolean(),
})
const cents = fc.integer({ min: 0, max: 100_000 })

it('whatever the settings, every column of prices adds up to a subtotal below it', () => {
  fc.assert(
    fc.property(settings, fc.array(fc.tuple(cents, cents), { minLength: 1 }), (settings, items) => {
      const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
      const subtotal = sumOf(items.map(([net]) => net)) / 100
      const subtotal_incl_tax = sumOf(items.map(([net, tax]) => net + tax)) / 100
      const totals = {
        subtotal,
        subtotal_incl_tax,
        total_segments: [
          { code: 'subtotal', value: subtotal },
          { code: 'tax', value: subtotal_incl_tax - subtotal },
          { code: 'grand_total', value: subtotal_incl_tax },
        ],
      }
      const display = parseTaxDisplay(settings)
      const rows = totalRows(parseTotals(totals)!, display)
      const shown = rows.filter(({ segment }) => segment.code === 'subtotal').map(({ amount }) => amount)
      const prices = items.map(([net, tax]) => [display.items, net, net + tax] as const)
      const first = prices.map((amounts) => shownAmount(...amounts))
      const second = prices.map((amounts, index) => amountBeside(...amounts) ?? first[index]!)
      const sums = [sumOf(first) / 100, sumOf(second) / 100]
      expect(shown.some((amount) => sums.includes(amount))).toBe(true)
      expect(shown.every((amount) => [subtotal, subtotal_incl_tax].includes(amount))).toBe(true)
    }),
  )
})
