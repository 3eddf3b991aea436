import { type Address, emptyAddress } from '#address/rules/address.ts'
import { streetLines } from '#address/rules/convert.ts'
import { isObject, readObject, toList, toText } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'
import { merchantText } from '#lib/text/html-entities.ts'

/** A store where an order can be collected (wire: store-pickup). */
export interface PickupLocation {
  code: string
  name: string
  /** The shop's description of the store, such as its opening hours; '' if it has no description. */
  description: string
  /** Kilometres from where it was searched, in shops that say so. */
  distance?: number
  /** Names nobody. */
  address: Address
}

/** The stores of an answer, in the shop's order: the nearest first where one has searched. */
export function parsePickupLocations(raw: unknown): PickupLocation[] {
  return toList(readObject(raw).items).flatMap((row) => {
    const code = isObject(row) ? toText(row.pickup_location_code) : ''
    return isObject(row) && code ? [toLocation(code, row)] : []
  })
}

function toLocation(code: string, row: Record<string, unknown>): PickupLocation {
  const distance = num(readObject(row.extension_attributes).distance)
  const address = {
    ...emptyAddress(toText(row.country_id)),
    street: streetLines(row.street),
    city: toText(row.city),
    region: toText(row.region),
    region_id: num(row.region_id),
    postcode: toText(row.postcode),
    telephone: toText(row.phone),
  }
  const description = toText(row.description)
  return {
    code,
    name: merchantText(row.name) || code,
    description,
    ...(distance > 0 && { distance }),
    address,
  }
}

interface Stocked {
  sku: string
  is_virtual: boolean
  product_type: string
  product: { sku: string }
}

/**
 * The products a store must have: the variant of a configurable product, else the product itself, since the chosen options
 * add to the item's own code. A bundle's parts are not known.
 */
export function skusToCollect(items: readonly Stocked[] | undefined): string[] {
  const skus = (items ?? [])
    .filter((item) => !item.is_virtual && item.product_type !== 'bundle')
    .map(({ product_type, sku, product }) => (product_type === 'configurable' ? sku : product.sku || sku))
  return [...new Set(skus)]
}
