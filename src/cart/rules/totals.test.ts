import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountUsed, baseGrandTotal, giftCards, segmentValue } from './total-parts.ts'
import { grandTotal, isConsistent, isPaidExtra, isShippingOpen, segmentDetail, segments } from './totals.ts'
import { parseTotals } from './parse-totals.ts'
import { parseQuote } from './cart.ts'

const totals = (more: Record<string, unknown>) => parseTotals(more)

describe('the grand total', () => {
  const of = (value: unknown) =>
    grandTotal(totals({ total_segments: [{ code: 'grand_total', title: '', value }] }))
  it.each([
    [109.5, 109.5],
    ['12.30', 12.3],
    [-3, 0],
    [-8.88e-16, 0],
    [null, 0],
    [Number.NaN, 0],
  ])('of a segment %s is %s', (value, shown) => expect(of(value)).toBe(shown))

  it('is the segment’s, since the field leaves out the tax up to 2.4.5', () =>
    expect(
      grandTotal(
        totals({
          grand_total: 100,
          tax_amount: 9.5,
          total_segments: [{ code: 'grand_total', value: 109.5 }],
        }),
      ),
    ).toBe(109.5))
  it('is the last one’s where the shop lists several', () =>
    expect(
      grandTotal(
        totals({
          total_segments: [
            { code: 'grand_total', value: 100 },
            { code: 'grand_total', value: 109.5 },
            { code: 'grand_total_excl', value: 1 },
          ],
        }),
      ),
    ).toBe(109.5))
  it('is the field’s when there is no such segment, and the tax is not counted twice', () =>
    expect(grandTotal(totals({ grand_total: 109.5, tax_amount: '9.5', total_segments: [] }))).toBe(109.5))
  it('is zero without totals', () =>
    expect([grandTotal(undefined), grandTotal(parseTotals(null))]).toEqual([0, 0]))
})

describe('segments', () => {
  it('keep the server’s order, the unknown ones too', () => {
    const list = [
      { code: 'subtotal', title: 'Subtotal', value: 100 },
      { code: 'moon_tax', title: 'Moon', value: 1 },
      null,
      { title: 'no code' },
      { code: 'grand_total', title: 'Grand Total', value: 101, area: 'footer' },
    ]
    expect(segments(totals({ total_segments: list })).map(({ code }) => code)).toEqual([
      'subtotal',
      'moon_tax',
      'grand_total',
    ])
    expect(segmentValue(totals({ total_segments: list }), 'moon_tax')).toBe(1)
    expect(segmentValue(totals({ total_segments: list }), 'shipping')).toBeUndefined()
  })
  it.each([
    ['come to the total', 35, true],
    ['have another delivery than the total', 40, false],
  ])('%s', (_, value, expected) => {
    const list = [
      { code: 'subtotal', title: 'Subtotal', value: 189.95 },
      { code: 'shipping', title: 'Shipping', value },
      { code: 'tax', title: 'Tax', value: '15.6700' },
      { code: 'grand_total', title: 'Grand Total', value: 240.62 },
    ]
    expect(isConsistent(totals({ total_segments: list }))).toBe(expected)
  })
  it('are none without totals', () => expect(segments(undefined)).toEqual([]))
  it('of garbage are none', () => {
    fc.assert(
      fc.property(fc.anything(), (garbage) => {
        const total = grandTotal(parseTotals(garbage))
        return Array.isArray(segments(parseTotals(garbage))) && total >= 0 && !Object.is(total, -0)
      }),
    )
  })
})

describe('gift cards on the cart', () => {
  const from = (gift_cards: unknown) => giftCards(totals({ extension_attributes: { gift_cards } }))
  it('are keyed by id, or a list with ids', () => {
    const card = { id: '31', code: 'ABCDXXXXEFGH', amount: 5 }
    expect(from('{"giftCardUsed":{"31":{"code":"ABCDXXXXEFGH","amount":5}}}')).toEqual([card])
    expect(from('{"giftCardUsed":[{"id":31,"code":"ABCDXXXXEFGH","amount":"5.0000"}]}')).toEqual([card])
  })
  it('are none without totals', () => expect(giftCards(undefined)).toEqual([]))
  it.each(['{"giftCardUsed":[]}', '{', null, '[]', 5])('are none for %j', (text) =>
    expect(from(text)).toEqual([]),
  )
  it('are found where stock scripts copy them', () =>
    expect(
      giftCards(
        totals({ gift_cards: '{"giftCardUsed":{"1":{"code":"A","amount":1}}}', extension_attributes: [] }),
      ),
    ).toHaveLength(1))
})

it('reads the base grand total from the totals, then from the quote', () => {
  const quote = (base_grand_total: string) => parseQuote({ entity_id: '37', base_grand_total })
  expect(baseGrandTotal(totals({ base_grand_total: 119.5 }), quote('1'))).toBe(119.5)
  expect(baseGrandTotal(parseTotals([]), quote('119.0000'))).toBe(119)
  expect(baseGrandTotal(undefined)).toBe(0)
})

describe('what the shop adds to the name of a row', () => {
  const detail = (code: string, title: string, more = {}) =>
    segmentDetail(totals(more), { code, title, value: 1 })
  it('is the discount’s label', () => {
    expect(detail('discount', 'Discount (Spring sale, Prime)')).toBe('Spring sale, Prime')
    expect(detail('discount', 'Discount (Ten (10%))')).toBe('Ten (10%)')
    expect(detail('discount', 'Discount (Spring sale) ')).toBe('Spring sale')
    expect(detail('discount', 'Discount (old) of spring')).toBe('')
    expect(detail('discount', 'Discount')).toBe('')
  })
  it('is the number of points used', () =>
    expect(
      detail('aw_reward_points', '500 Reward Points', { extension_attributes: { aw_reward_points: 500 } }),
    ).toBe('500'))
  it('is nothing for all others', () => {
    const more = { extension_attributes: { aw_reward_points: 500 } }
    expect(detail('shipping', 'Shipping (Flat - Fixed)', more)).toBe('')
    expect(detail('aw_reward_points', 'Reward Points')).toBe('')
    expect(segmentDetail(undefined, { code: 'aw_reward_points', title: '', value: 1 })).toBe('')
  })
})

it.each([
  ['Shipping & Handling', 0, true],
  ['Shipping & Handling (Free - Free)', 0, false],
  ['配送料（無料）', 0, false],
  ['Shipping & Handling', 5, false],
])('%s at %d is open: %s', (title, value, open) =>
  expect(isShippingOpen({ code: 'shipping', title, value })).toBe(open),
)

it('only a row of shipping is an open one', () =>
  expect(isShippingOpen({ code: 'tax', title: 'Tax', value: 0 })).toBe(false))

it('says what store credit and points pay, by their rows or else by their fields', () => {
  const withRow = totals({
    total_segments: [{ code: 'aw_store_credit', value: -20 }],
    extension_attributes: { aw_store_credit_amount: -15, aw_reward_points_amount: -5 },
  })
  expect([amountUsed(withRow, 'store_credit'), amountUsed(withRow, 'reward_points')]).toEqual([20, 5])
  expect([amountUsed(totals({}), 'store_credit'), amountUsed(undefined, 'reward_points')]).toEqual([0, 0])
})

it.each([
  ['gift_box', true],
  ['tariff_insurance', true],
  ['shipping', false],
])('the row %s is an extra the shopper has added: %s', (code, isExtra) =>
  expect(isPaidExtra({ code })).toBe(isExtra),
)
