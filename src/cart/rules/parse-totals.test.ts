import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isListOf, isMapOf, isFlag, isNumber, isShape, isText, maybe, oddJson } from '#test/odd-json.ts'
import { parseTotals } from './parse-totals.ts'
import type { Totals } from './totals.ts'
import { runs } from '#test/runs.ts'

const EXAMPLE = {
  grand_total: 100,
  base_grand_total: 90,
  subtotal: '95.0000',
  base_subtotal: 85,
  subtotal_incl_tax: 101,
  discount_amount: -5,
  shipping_amount: 10,
  shipping_incl_tax: 11,
  tax_amount: 9.5,
  base_currency_code: 'USD',
  quote_currency_code: 'EUR',
  coupon_code: 'SPRING',
  items_qty: 2,
  items: [
    {
      item_id: 391,
      qty: 2,
      row_total: 95,
      row_total_incl_tax: 101,
      price_incl_tax: 50.5,
      discount_amount: 5,
    },
  ],
  total_segments: [
    { code: 'subtotal', title: 'Subtotal', value: 95 },
    { code: 'grand_total', title: 'Grand Total', value: '109.5' },
  ],
  extension_attributes: {
    gift_cards: {
      giftCardUsed: { 31: { code: 'ABCDXXXXEFGH', amount: 5 } },
      listGiftCard: { 31: { balance: '$5.00' } },
      enableMultiple: true,
    },
    aw_store_credit_amount: '-3.00',
    aw_reward_points_amount: -2,
    aw_reward_points: 200,
  },
}

const isTotals = isShape<Totals>({
  grand_total: isNumber,
  base_grand_total: maybe(isNumber),
  subtotal: isNumber,
  base_subtotal: isNumber,
  base_discount_amount: maybe(isNumber),
  base_tax_amount: maybe(isNumber),
  subtotal_incl_tax: maybe(isNumber),
  discount_amount: isNumber,
  shipping_amount: isNumber,
  shipping_incl_tax: maybe(isNumber),
  tax_amount: isNumber,
  base_currency_code: isText,
  quote_currency_code: isText,
  coupon_code: maybe(isText),
  items_qty: isNumber,
  items: isListOf(
    isShape({
      item_id: isText,
      qty: isNumber,
      row_total: isNumber,
      row_total_incl_tax: maybe(isNumber),
      base_row_total_incl_tax: maybe(isNumber),
      price_incl_tax: maybe(isNumber),
      discount_amount: isNumber,
    }),
  ),
  total_segments: isListOf(isShape({ code: isText, title: isText, value: isNumber })),
  extension_attributes: isShape({
    gift_cards: isShape({
      used: isListOf(isShape({ id: isText, code: isText, amount: isNumber })),
      balances: isMapOf(isText),
      enableMultiple: maybe(isFlag),
    }),
    aw_store_credit_amount: isNumber,
    aw_reward_points_amount: isNumber,
    aw_reward_points: isText,
  }),
})

it('are totals, whatever the shop puts in place of their fields', () => {
  expect(isTotals(parseTotals(EXAMPLE))).toBe(true)
  fc.assert(
    fc.property(oddJson(EXAMPLE), (response) => maybe(isTotals)(parseTotals(response))),
    { numRuns: runs(200) },
  )
})

it('have all that was sent', () =>
  expect(parseTotals(EXAMPLE)).toStrictEqual({
    ...EXAMPLE,
    subtotal: 95,
    items: [{ ...EXAMPLE.items[0], item_id: '391' }],
    total_segments: [
      { code: 'subtotal', title: 'Subtotal', value: 95 },
      { code: 'grand_total', title: 'Grand Total', value: 109.5 },
    ],
    extension_attributes: {
      gift_cards: {
        used: [{ id: '31', code: 'ABCDXXXXEFGH', amount: 5 }],
        balances: { 31: '$5.00' },
        enableMultiple: true,
      },
      aw_store_credit_amount: -3,
      aw_reward_points_amount: -2,
      aw_reward_points: '200',
    },
  }))

it('have no amount that was not sent, since zero is an amount', () =>
  expect(parseTotals({ items: [{ item_id: 391 }], total_segments: [{ code: 'tax' }] })).toStrictEqual({
    grand_total: 0,
    subtotal: 0,
    base_subtotal: 0,
    discount_amount: 0,
    shipping_amount: 0,
    tax_amount: 0,
    base_currency_code: '',
    quote_currency_code: '',
    items_qty: 0,
    items: [{ item_id: '391', qty: 0, row_total: 0, discount_amount: 0 }],
    total_segments: [{ code: 'tax', title: '', value: 0 }],
    extension_attributes: {
      gift_cards: { used: [], balances: {} },
      aw_store_credit_amount: 0,
      aw_reward_points_amount: 0,
      aw_reward_points: '',
    },
  }))

it('leave out rows of nothing', () =>
  expect(
    parseTotals({
      items: [null, 'x', {}],
      total_segments: [null, 'x', {}],
      extension_attributes: { gift_cards: { giftCardUsed: [null, 'x'], listGiftCard: { 1: null, 2: {} } } },
    }),
  ).toMatchObject({
    items: [],
    total_segments: [],
    extension_attributes: { gift_cards: { used: [], balances: {} } },
  }))

it('give items their base amount, and their row with tax where it is the only one', () =>
  expect(
    parseTotals({ items: [{ item_id: 1, row_total_incl_tax: '101.0000', base_row_total_incl_tax: '90' }] })!
      .items[0],
  ).toMatchObject({ row_total: 101, base_row_total_incl_tax: 90 }))

it('have empty lists where the response has none', () =>
  expect(parseTotals({ grand_total: 5 })).toMatchObject({
    grand_total: 5,
    items: [],
    total_segments: [],
    extension_attributes: { gift_cards: { used: [], balances: {} } },
  }))
