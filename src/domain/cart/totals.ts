import { num } from '../money/decimal'
import { isObject, readObject, toList, toText, type JsonObject } from '../json'

/** The cart's totals (§3, b.0). Only what is read is named; amounts in the quote's currency unless `base_`. */
export interface Totals {
  /** Without tax, a Magento quirk: show `grandTotal(totals)`. */
  grand_total: number
  base_grand_total: number
  subtotal: number
  base_subtotal: number
  subtotal_incl_tax?: number
  discount_amount: number
  shipping_amount: number
  shipping_incl_tax?: number
  tax_amount: number
  base_currency_code: string
  quote_currency_code: string
  coupon_code?: string
  items_qty: number
  items: { item_id: number | string; qty: number; row_total_incl_tax: number; [key: string]: unknown }[]
  total_segments: TotalSegment[]
  extension_attributes?: Record<string, unknown> | unknown[]
}

export interface TotalSegment {
  code: string
  title: string
  value: number
  area?: string
}

export interface UsedGiftCard {
  id: string
  code: string
  /** Positive, in base currency. */
  amount: number
}

/** The amount to show and to charge: the segment's, else the total with its tax. Never below zero (§9). */
export function grandTotal(totals: Totals | undefined | null): number {
  if (!isObject(totals)) return 0
  const segment = segments(totals as Totals).findLast(({ code }) => code === 'grand_total')
  return Math.max(0, segment ? segment.value : num(totals.grand_total) + num(totals.tax_amount))
}

/** Every segment in the server's order, unknown ones too; rows that are none are left out. */
export function segments(totals: Totals | undefined | null): TotalSegment[] {
  if (!isObject(totals)) return []
  return toList(totals.total_segments).flatMap((row) => {
    if (!isObject(row) || !toText(row.code)) return []
    const segment: TotalSegment = { code: toText(row.code), title: toText(row.title), value: num(row.value) }
    return [typeof row.area === 'string' ? { ...segment, area: row.area } : segment]
  })
}

/**
 * What the shop adds to the name of a row we have a name for ourselves: the discount's label out of its title, and how many
 * points are used. '' for all others.
 */
export function segmentDetail(totals: Totals | undefined | null, { code, title }: TotalSegment): string {
  if (code === 'discount') return /\((.+)\)\s*$/.exec(title)?.[1] ?? ''
  return code === 'aw_reward_points' ? toText(extension(totals, 'aw_reward_points')) : ''
}

/** Nothing is chosen to send it by: the shop then lists shipping at zero, with a title that names no delivery (b.0). */
export const isShippingOpen = ({ code, title, value }: TotalSegment): boolean =>
  code === 'shipping' && value === 0 && !/[(（]/.test(title)

/** The value of a segment; `undefined` when the server lists none. */
export function segmentValue(totals: Totals | undefined | null, code: string): number | undefined {
  return segments(totals).find((segment) => segment.code === code)?.value
}

/** What the analytics rule and the card's threshold in base currency ask for (§3: also called baseGrandTotal). */
export function baseGrandTotal(totals: unknown, quote?: unknown): number {
  return num(readObject(totals).base_grand_total ?? readObject(quote).base_grand_total)
}

/** The gift cards on the cart, from either form the attribute is known in (b.0). Malformed JSON: none. */
export function giftCards(totals: Totals | undefined | null): UsedGiftCard[] {
  const used = readObject(extension(totals, 'gift_cards')).giftCardUsed
  if (typeof used !== 'object' || used === null) return []
  return Object.entries(used).flatMap(([key, card]) => {
    if (!isObject(card)) return []
    return [{ id: toText(card.id ?? key), code: toText(card.code), amount: num(card.amount) }]
  })
}

/** An extension attribute, which stock page scripts copy onto the totals themselves. */
export function extension(totals: Totals | undefined | null, name: string): unknown {
  if (!isObject(totals)) return undefined
  return readObject(totals.extension_attributes)[name] ?? (totals as JsonObject)[name]
}
