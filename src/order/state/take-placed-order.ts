import { isObject, readJson } from '#lib/json.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'
import type { PlacedOrder } from './placed-order.ts'

// Apart from what keeps it: the page that confirms an order needs this alone, and no other page at its start.

const KEY = 'bezel-placed-order'
/** A payment may take a while; what is older (ms) belongs to an order that has come to nothing. */
const VALID_FOR = 60 * 60_000

/** The order that was kept, once: it is not there for the next call. */
export function takePlacedOrder(): PlacedOrder | undefined {
  const found = readJson(shopSession.get(KEY))
  shopSession.remove(KEY)
  if (!isObject(found) || !Array.isArray(found.items) || !isObject(found.totals)) return undefined
  const order = found as unknown as PlacedOrder
  return Math.abs(Date.now() - order.sentAt) < VALID_FOR ? order : undefined
}
