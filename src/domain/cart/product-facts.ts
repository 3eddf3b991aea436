import { type JsonObject, readObject } from '../json'
import { flag, num } from '../money/decimal'

/** What the shop says about an item's product beyond its looks (b.16); each absent where it does not say. */
export interface ProductFacts {
  /** There is something to choose about it. */
  has_options?: true
  /** So few are left that the shop tells. */
  left?: number
  /** Days it takes to make. */
  leadDays?: number
  /** Made for this shopper: it cannot be returned. */
  isFinal?: true
}

export function readProductFacts(product: JsonObject): ProductFacts {
  const left = num(product.only_x_left_in_stock)
  const leadDays = num(readObject(product.erp_extra).lead_time)
  return {
    ...(flag(product.has_options) && { has_options: true }),
    ...(left > 0 && { left }),
    ...(leadDays > 0 && { leadDays }),
    ...((product.is_returnable === '0' || product.is_returnable === 0) && { isFinal: true }),
  }
}
