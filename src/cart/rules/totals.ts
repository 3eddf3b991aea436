/**
 * The cart's totals (rule: entities, wire: shapes), as `parseTotals` reads them; amounts in the quote's currency
 * unless `base_`.
 */
export interface Totals {
  /** Lacks the tax up to Magento 2.4.5 and has it from 2.4.6 on: show `grandTotal(totals)`. */
  grand_total: number
  base_grand_total?: number
  subtotal: number
  base_subtotal: number
  base_discount_amount?: number
  base_tax_amount?: number
  subtotal_incl_tax?: number
  discount_amount: number
  shipping_amount: number
  shipping_incl_tax?: number
  tax_amount: number
  base_currency_code: string
  quote_currency_code: string
  coupon_code?: string
  items_qty: number
  items: TotalsItem[]
  total_segments: TotalSegment[]
  extension_attributes: TotalsAttributes
}

export interface TotalsItem {
  item_id: string
  qty: number
  /** The amount without tax; with tax where the shop leaves this one out. */
  row_total: number
  row_total_incl_tax?: number
  base_row_total_incl_tax?: number
  price_incl_tax?: number
  discount_amount: number
}

export interface TotalSegment {
  code: string
  title: string
  value: number
  /** The amount of each tax rate, by the shop's own name. Present on the tax segment only. */
  rates?: { rate: string; amount: number }[]
}

/**
 * True for a paid extra that the shopper has added and may remove at its row: gift boxes and tariff insurance
 * (rule: entities).
 */
export const isPaidExtra = ({ code }: Pick<TotalSegment, 'code'>): boolean =>
  code === 'gift_box' || code === 'tariff_insurance'

export interface TotalsAttributes {
  gift_cards: CartGiftCards
  /** 0 while none is applied. */
  aw_store_credit_amount: number
  /** 0 while none are applied. */
  aw_reward_points_amount: number
  /** How many points are applied; '' while none are. */
  aw_reward_points: string
}

export interface CartGiftCards {
  used: UsedGiftCard[]
  /** The remaining balance of each card by the card's id, formatted by the shop. */
  balances: Record<string, string>
  /** Whether an order may use more than one card; absent when the shop gives no answer. */
  enableMultiple?: boolean
}

export interface UsedGiftCard {
  id: string
  code: string
  /** Positive, in base currency. */
  amount: number
}

/**
 * The amount to show and to charge: the segment's, which contains the tax in every version. Never below zero
 * (rule: never-below-zero).
 */
export function grandTotal(totals: Totals | undefined): number {
  if (!totals) return 0
  const segment = totals.total_segments.findLast(({ code }) => code === 'grand_total')
  return Math.max(0, segment ? segment.value : totals.grand_total)
}

/** Every segment in the server's order, unknown ones too. */
export const segments = (totals: Totals | undefined): TotalSegment[] => totals?.total_segments ?? []

/** Whether the rows come to the grand total. */
export function isConsistent(totals: Totals | undefined): boolean {
  const add = (sum: number, { code, value }: TotalSegment) => (code === 'grand_total' ? sum : sum + value)
  return Math.abs(segments(totals).reduce(add, -grandTotal(totals))) < 0.005
}

/**
 * Returns the text in brackets behind our own name of a segment. It is the discount's label, taken out of its
 * title, or the number of points used. '' for all other segments.
 */
export function segmentDetail(totals: Totals | undefined, { code, title }: TotalSegment): string {
  if (code === 'discount') return /^[^(]*\((.+)\)$/s.exec(title.trimEnd())?.[1] ?? ''
  return (code === 'aw_reward_points' && totals?.extension_attributes.aw_reward_points) || ''
}

/** No rate is chosen: the shop then lists shipping at zero, with a title that names no method (wire: shapes). */
export const isShippingOpen = ({ code, title, value }: TotalSegment): boolean =>
  code === 'shipping' && value === 0 && !/[(（]/.test(title)
