import { computed } from 'nanostores'
import { giftCards } from '#cart/rules/total-parts.ts'
import { grandTotal, segments } from '#cart/rules/totals.ts'
import { $cart, $items, $totals } from '#cart/state/cart.ts'

/**
 * Segments that an address, a rate or the way to pay changes, too. For segments that pay, only their presence
 * counts. For the total, it only counts whether there is something to pay, because a total of zero has other
 * ways to pay.
 */
const CHANGED_BY_DELIVERY = new Set([
  'subtotal',
  'shipping',
  'tax',
  'grand_total',
  'discount',
  'tariff_insurance',
  'payment_discount',
])
const PAYING = new Set(['gift_card', 'aw_store_credit', 'aw_reward_points'])

/**
 * The data that rates and payment methods depend on, besides the address and the rate. Undefined without a
 * cart to deliver.
 */
export const $cartFingerprint = computed([$cart, $items, $totals], (cart, items, totals) => {
  if (!cart || !items?.length || !totals) return undefined
  const extras = segments(totals)
    .filter(({ code }) => !CHANGED_BY_DELIVERY.has(code))
    .map(({ code, value }) => (PAYING.has(code) ? code : `${code} ${value}`))
  const cards = giftCards(totals).map(({ id }) => id)
  const quantities = items.map(({ item_id, qty }) => [item_id, qty])
  return JSON.stringify([
    cart.id,
    totals.quote_currency_code,
    quantities,
    totals.coupon_code,
    extras,
    cards,
    grandTotal(totals) > 0,
  ])
})
