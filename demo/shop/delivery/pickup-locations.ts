import type { Cart, QuoteAddress } from '../quote.ts'
import type { Shop } from '../shop.ts'

/** A store where orders can be collected, as the inventory has it. */
export interface PickupLocation {
  code: string
  name: string
  description: string
  latitude: number
  longitude: number
  country_id: string
  region_id?: number
  region?: string
  city: string
  street: string
  postcode: string
  phone: string
  /** Products that it does not keep. */
  lacks: string[]
}

const TEXAS = { country_id: 'US', region_id: 57, region: 'Texas' }

export const pickupLocations: PickupLocation[] = [
  {
    code: 'austin',
    name: 'Austin boutique',
    description: 'Mon–Sat 10:00–18:00',
    latitude: 30.267153,
    longitude: -97.743057,
    ...TEXAS,
    city: 'Austin',
    street: '500 Congress Ave',
    postcode: '78701',
    phone: '5125550111',
    lacks: [],
  },
  {
    code: 'san-antonio',
    name: 'San Antonio boutique',
    description: 'Mon–Fri 10:00–19:00, Sat 10:00–16:00',
    latitude: 29.424122,
    longitude: -98.493629,
    ...TEXAS,
    city: 'San Antonio',
    street: '312 Pearl Parkway',
    postcode: '78215',
    phone: '2105550111',
    lacks: ['BR-1'],
  },
  {
    code: 'berlin',
    name: 'Atelier Berlin',
    description: 'Di–Sa 11–19 Uhr',
    latitude: 52.5301,
    longitude: 13.4011,
    country_id: 'DE',
    region_id: 82,
    region: 'Berlin',
    city: 'Berlin',
    street: 'Auguststraße 26',
    postcode: '10117',
    phone: '0305550111',
    lacks: ['BR-1', 'LK-1'],
  },
  {
    code: 'tokyo',
    name: '青山店',
    description: '11:00–20:00（水曜定休）',
    latitude: 35.6655,
    longitude: 139.7125,
    country_id: 'JP',
    region: '東京都',
    city: '港区',
    street: '南青山5-4-27',
    postcode: '107-0062',
    phone: '0355550111',
    lacks: ['BR-1'],
  },
]

/** Geo data: where postcodes begin with what. */
const PLACES: [country: string, prefix: string, latitude: number, longitude: number][] = [
  ['US', '787', 30.3005, -97.7522],
  ['US', '782', 29.4246, -98.4951],
  ['US', '100', 40.7506, -73.9972],
  ['DE', '10', 52.5173, 13.4021],
  ['DE', '80', 48.1374, 11.5755],
  ['JP', '150', 35.6595, 139.7005],
  ['JP', '107', 35.6655, 139.7125],
]

/** Switched on by its setting, as Sales › Delivery Methods › In-Store Delivery does in Magento. */
export const hasPickup = (shop: Shop) => shop.settings.in_store_pickup === '1'

/** The stores that have all of these products. */
export const locationsWith = (skus: string[]) =>
  pickupLocations.filter(({ lacks }) => !skus.some((sku) => lacks.includes(sku)))

/** Whether the carrier has a store for the cart. */
export const canCollect = (shop: Shop, cart: Cart) =>
  hasPickup(shop) && locationsWith(cart.items.map(({ product }) => product.sku)).length > 0

export const pickupLocationOf = (address: QuoteAddress | undefined) => {
  const { pickup_location_code } = (address?.extension_attributes ?? {}) as { pickup_location_code?: string }
  return pickupLocations.find(({ code }) => code === pickup_location_code)
}

/** Kilometres from a postcode to a store; undefined where the geo data does not know it. */
export function distanceTo(location: PickupLocation, postcode: string, country: string): number | undefined {
  const found = PLACES.find(([id, prefix]) => id === country && postcode.startsWith(prefix))
  if (!found) return undefined
  const [, , latitude, longitude] = found
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const across = Math.cos(radians(latitude)) * Math.cos(radians(location.latitude))
  const share = half(location.latitude - latitude) + across * half(location.longitude - longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(share))
}
