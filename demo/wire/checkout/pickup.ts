import {
  distanceTo,
  locationsWith,
  type PickupLocation,
  pickupLocations,
} from '../../shop/delivery/pickup-locations.ts'
import type { QuoteAddress } from '../../shop/quote.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { RestError, rest } from '../responses.ts'
import { restCall } from '../rest-routes.ts'

/** The stores where an order can be collected (wire: store-pickup), as Magento_InventoryInStorePickupApi lists them. */
export const pickupRoutes: Route[] = [
  restCall('GET', 'inventory/in-store-pickup/pickup-locations', listLocations),
]

interface Found {
  location: PickupLocation
  distance?: number
}

function listLocations({ url }: RequestContext): Response {
  const asked = (name: string) => url.searchParams.get(`searchRequest${name}`)
  if (asked('[scopeCode]') !== 'base') throw new RestError(404, 'No linked stock found')
  const skus = [...url.searchParams]
    .filter(([name]) => /^searchRequest\[extensionAttributes\]\[productsInfo\]\[\d+\]\[sku\]$/.test(name))
    .map(([, sku]) => sku)
  const term = asked('[area][searchTerm]')
  const stores = locationsWith(skus)
  const found: Found[] = term
    ? near(stores, term, Number(asked('[area][radius]')))
    : stores.map((location) => ({ location }))
  const size = Number(asked('[pageSize]')) || found.length
  const first = (Number(asked('[currentPage]') ?? 1) - 1) * size
  return rest({ items: found.slice(first, first + size).map(row), total_count: found.length })
}

/** Within the radius, the nearest first; none without geo data for the place [seen]. */
function near(stores: PickupLocation[], term: string, radius: number): Found[] {
  const [postcode = '', country = ''] = term.split(':')
  return stores
    .map((location) => ({ location, distance: distanceTo(location, postcode, country) ?? Infinity }))
    .filter(({ distance }) => distance <= radius)
    .sort((one, other) => one.distance - other.distance)
}

/** Leaves out what the source does not have, as PHP does. The distance is the shop's own. */
function row({ location: { code, lacks: _lacks, ...location }, distance }: Found) {
  return {
    pickup_location_code: code,
    ...location,
    ...(distance !== undefined && { extension_attributes: { distance: Math.round(distance * 10) / 10 } }),
  }
}

/** The store in place of the address that was sent with its code. @throws RestError 404 */
export function atPickupLocation(address: QuoteAddress): QuoteAddress {
  const sent = (address.extension_attributes ?? {}) as { pickup_location_code?: unknown }
  const { pickup_location_code: code } = sent
  if (!code) return address
  const location = pickupLocations.find((one) => one.code === code)
  if (!location)
    throw new RestError(404, 'Can not find Pickup Location with code %1 for %2 Sales Channel "%3".', [
      code,
      'website',
      'base',
    ])
  const { country_id, region, region_id, city, street, postcode } = location
  return { ...address, country_id, region, region_id, city, street: [street], postcode }
}
