import { type Address, emptyAddress } from '../../domain/address/address'
import { isObject, readObject, toText } from '../../domain/json'
import { num } from '../../domain/money/decimal'
import { toJson } from '../../host/safe-json'
import { session } from '../../host/storage/storage'

const KEY = 'bezel-place'

/** Keeps where the cart was estimated for, in this tab: country, region and postcode, nothing about a person. */
export function keepPlace({ country_id, region, region_id, region_code, postcode }: Address): void {
  session.set(KEY, toJson({ country_id, region, region_id, region_code, postcode }))
}

/** An address with nothing but the place of the last estimate; undefined without one. */
export function readPlace(): Address | undefined {
  const place = readObject(session.get(KEY))
  if (!isObject(place) || !toText(place.country_id)) return undefined
  return {
    ...emptyAddress(toText(place.country_id)),
    region: toText(place.region),
    region_id: num(place.region_id),
    region_code: toText(place.region_code),
    postcode: toText(place.postcode),
  }
}

export const forgetPlace = (): void => session.remove(KEY)
