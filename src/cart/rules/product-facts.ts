import { type JsonObject, readObject, toText } from '#lib/json.ts'
import { flag, num } from '#lib/money/decimal.ts'

/**
 * The facts about an item's product that the shop gives beyond its looks (wire: read-items), under the shop's names. A
 * fact is absent if the shop does not give it. Stored facts can be parsed again without a change: they are
 * kept for the next page's first frame.
 */
export interface ProductFacts {
  /** There is something to choose about it. */
  has_options?: true
  /** So few are left that the shop tells. */
  only_x_left_in_stock?: number
  /** 0: made for this shopper, it cannot be returned. */
  is_returnable?: 0
  erp_extra: { brand?: string; /** Days it takes to make. */ lead_time?: number }
}

export function readProductFacts(product: JsonObject): ProductFacts {
  const left = num(product.only_x_left_in_stock)
  const extra = readObject(product.erp_extra)
  const brand = toText(extra.brand)
  const days = num(extra.lead_time)
  return {
    ...(flag(product.has_options) && { has_options: true }),
    ...(left > 0 && { only_x_left_in_stock: left }),
    ...((product.is_returnable === '0' || product.is_returnable === 0) && { is_returnable: 0 }),
    erp_extra: { ...(brand && { brand }), ...(days > 0 && { lead_time: days }) },
  }
}
