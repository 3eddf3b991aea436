import { parsePickupLocations, type PickupLocation } from '../rules/pickup.ts'
import { type CallOptions, getJson } from '#http/client.ts'
import { listOf, objectOf } from '#http/envelope.ts'
import { restRoot } from '#http/cart-path.ts'

interface PickupSearch {
  websiteCode: string
  /** Only stores that have all of these. */
  skus: readonly string[]
  /** Only stores near it, the nearest first. */
  near?: { postcode: string; country_id: string }
}

/** As far (km) as Magento's own checkout looks, and how many it shows. */
const RADIUS = '200'
const LIMIT = '50'

/**
 * Stores where an order can be collected (wire: store-pickup). A shop without geo data finds none near anything.
 * Throws ApiError.
 */
export async function getPickupLocations(
  { websiteCode, skus, near }: PickupSearch,
  options?: CallOptions,
): Promise<PickupLocation[]> {
  const query = new URLSearchParams()
  const add = (name: string, value: string) => query.set(`searchRequest${name}`, value)
  add('[scopeType]', 'website')
  add('[scopeCode]', websiteCode)
  skus.forEach((sku, index) => add(`[extensionAttributes][productsInfo][${index}][sku]`, sku))
  if (near) {
    add('[area][radius]', RADIUS)
    add('[area][searchTerm]', `${near.postcode}:${near.country_id}`)
  }
  add('[pageSize]', LIMIT)
  add('[currentPage]', '1')
  const answer = objectOf(
    await getJson(`${restRoot()}/inventory/in-store-pickup/pickup-locations?${query}`, options),
  )
  return listOf(answer.items, parsePickupLocations(answer))
}
