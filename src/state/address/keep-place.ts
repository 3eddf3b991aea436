import type { Address } from '../../domain/address/address'
import { toJson } from '../../host/safe-json'
import { session } from '../../host/storage/storage'
import { PLACE } from '../order/kept-draft'

/** Keeps where the cart was estimated for, in this tab: country, region and postcode, nothing about a person. */
export function keepPlace({ country_id, region, region_id, region_code, postcode }: Address): void {
  session.set(PLACE, toJson({ country_id, region, region_id, region_code, postcode }))
}
