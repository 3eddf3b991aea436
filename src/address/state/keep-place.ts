import type { Address } from '../rules/address.ts'
import { toJson } from '#dom/safe-json.ts'
import { session } from '#dom/storage/storage.ts'
import { PLACE } from '#customer/state/kept-draft.ts'

/** Keeps where the cart was estimated for, in this tab: country, region and postcode, nothing about a person. */
export function keepPlace({ country_id, region, region_id, region_code, postcode }: Address): void {
  session.set(PLACE, toJson({ country_id, region, region_id, region_code, postcode }))
}
