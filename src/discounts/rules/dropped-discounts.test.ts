import { expect, it } from 'vitest'
import { parseTotals } from '#cart/rules/parse-totals.ts'
import { droppedDiscounts } from './dropped-discounts.ts'

const totals = (more: object, due = 50) =>
  parseTotals({
    items: [{ item_id: 1, qty: 1 }],
    total_segments: [{ code: 'grand_total', value: due }],
    ...more,
  })
const cards = (...ids: number[]) => ({
  extension_attributes: { gift_cards: { giftCardUsed: ids.map((id) => ({ id, code: `ABCDXXXX000${id}` })) } },
})
const credit = { extension_attributes: { aw_store_credit_amount: -20 } }
const points = { extension_attributes: { aw_reward_points_amount: -5, aw_reward_points: '500' } }

it('names a coupon that no longer holds', () => {
  expect(droppedDiscounts(totals({ coupon_code: 'GALA' }), totals({}))).toEqual([
    { discount: 'coupon', code: 'GALA' },
  ])
  expect(droppedDiscounts(totals({ coupon_code: 'GALA' }), totals({ coupon_code: 'SPRING' }))).toEqual([])
})

it('names each gift card that is gone, masked', () => {
  expect(droppedDiscounts(totals(cards(1, 2)), totals(cards(2)))).toEqual([
    { discount: 'gift_card', code: 'ABCD••••0001' },
  ])
})

it('names credit and points, unless nothing is left to pay', () => {
  expect(droppedDiscounts(totals(credit), totals({}))).toEqual([{ discount: 'store_credit' }])
  expect(droppedDiscounts(totals(points), totals({}))).toEqual([{ discount: 'reward_points' }])
  expect(droppedDiscounts(totals(credit), totals({}, 0))).toEqual([])
})

it('says nothing of what is as it was, of an empty cart, or before the first totals', () => {
  const all = { coupon_code: 'GALA', ...cards(1) }
  expect(droppedDiscounts(totals(all), totals(all))).toEqual([])
  expect(droppedDiscounts(totals(all), totals({ items: [] }))).toEqual([])
  expect(droppedDiscounts(undefined, totals({}))).toEqual([])
})
