import { isObject, readObject, toList, toText, type JsonObject } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'
import { merchantText } from '#lib/text/html-entities.ts'
import type {
  CartGiftCards,
  Totals,
  TotalsAttributes,
  TotalSegment,
  TotalsItem,
  UsedGiftCard,
} from './totals.ts'

/** The fields that may be missing. */
const AMOUNTS = [
  'base_grand_total',
  'base_discount_amount',
  'base_tax_amount',
  'subtotal_incl_tax',
  'shipping_incl_tax',
] as const

/**
 * Reads the totals of a response (wire: shapes, wire: checkout-configuration); `undefined` if the response is not an
 * object. Lists that are missing are empty.
 */
export function parseTotals(raw: unknown): Totals | undefined {
  if (!isObject(raw)) return undefined
  const coupon_code = toText(raw.coupon_code)
  return {
    ...amountsOf(raw, AMOUNTS),
    grand_total: num(raw.grand_total),
    subtotal: num(raw.subtotal),
    base_subtotal: num(raw.base_subtotal),
    discount_amount: num(raw.discount_amount),
    shipping_amount: num(raw.shipping_amount),
    tax_amount: num(raw.tax_amount),
    base_currency_code: toText(raw.base_currency_code),
    quote_currency_code: toText(raw.quote_currency_code),
    ...(coupon_code && { coupon_code }),
    items_qty: num(raw.items_qty),
    items: toList(raw.items).flatMap(parseTotalsItem),
    total_segments: toList(raw.total_segments).flatMap(parseSegment),
    extension_attributes: parseAttributes(raw),
  }
}

/** Those amounts that were sent, since zero is an amount. */
const amountsOf = <N extends string>(raw: JsonObject, names: readonly N[]) =>
  Object.fromEntries(names.filter((name) => isNamed(raw[name])).map((name) => [name, num(raw[name])])) as {
    [K in N]?: number
  }

const isNamed = (value: unknown) => value !== undefined && value !== null

function parseTotalsItem(raw: unknown): TotalsItem[] {
  if (!isObject(raw) || toText(raw.item_id) === '') return []
  return [
    {
      ...amountsOf(raw, ['row_total_incl_tax', 'base_row_total_incl_tax', 'price_incl_tax']),
      item_id: toText(raw.item_id),
      qty: num(raw.qty),
      row_total: num(raw.row_total ?? raw.row_total_incl_tax),
      discount_amount: num(raw.discount_amount),
    },
  ]
}

function parseSegment(raw: unknown): TotalSegment[] {
  if (!isObject(raw) || !toText(raw.code)) return []
  const rates = toList(readObject(raw.extension_attributes).tax_grandtotal_details).map(parseTaxDetail)
  return [
    {
      code: toText(raw.code),
      title: merchantText(raw.title),
      value: num(raw.value),
      ...(rates[0] && { rates }),
    },
  ]
}

/** `US-TX (8.25%)`, as Magento writes it; a fixed tax has no percentage. */
function parseTaxDetail(raw: unknown) {
  const { amount, rates } = readObject(raw)
  const names = toList(rates)
    .map(readObject)
    .map(({ title, percent }) => merchantText(title) + (isNamed(percent) ? ` (${num(percent)}%)` : ''))
  return { rate: names.join(', '), amount: num(amount) }
}

/** The checkout configuration has each attribute on the totals themselves as well (wire: checkout-configuration). */
function parseAttributes(raw: JsonObject): TotalsAttributes {
  const attributes = readObject(raw.extension_attributes)
  const read = (name: keyof TotalsAttributes) => attributes[name] ?? raw[name]
  return {
    gift_cards: parseGiftCards(read('gift_cards')),
    aw_store_credit_amount: num(read('aw_store_credit_amount')),
    aw_reward_points_amount: num(read('aw_reward_points_amount')),
    aw_reward_points: toText(read('aw_reward_points')),
  }
}

function parseGiftCards(raw: unknown): CartGiftCards {
  const { giftCardUsed, listGiftCard, enableMultiple } = readObject(raw)
  const balances = Object.entries(readObject(listGiftCard)).flatMap(([id, card]) => {
    const balance = isObject(card) ? toText(card.balance) : ''
    return balance ? [[id, balance] as const] : []
  })
  return {
    used: parseUsedGiftCards(giftCardUsed),
    balances: Object.fromEntries(balances),
    ...(typeof enableMultiple === 'boolean' && { enableMultiple }),
  }
}

/** A list of cards with their ids, or cards keyed by id (wire: shapes). */
function parseUsedGiftCards(raw: unknown): UsedGiftCard[] {
  if (typeof raw !== 'object' || raw === null) return []
  return Object.entries(raw).flatMap(([key, card]: [string, unknown]) => {
    if (!isObject(card)) return []
    return [{ id: toText(card.id ?? key), code: toText(card.code), amount: num(card.amount) }]
  })
}
