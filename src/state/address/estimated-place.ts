import { type Address, emptyAddress } from '../../domain/address/address'
import { readObject, toText } from '../../domain/json'
import { num } from '../../domain/money/decimal'
import { session } from '../../host/storage/storage'

/** Of the session storage. */
export const PLACE = 'bezel-place'

/** An address with nothing but the place of the last estimate; undefined without one. */
export function readPlace(): Address | undefined {
  const place = readObject(session.get(PLACE))
  if (!toText(place.country_id)) return undefined
  return {
    ...emptyAddress(toText(place.country_id)),
    region: toText(place.region),
    region_id: num(place.region_id),
    region_code: toText(place.region_code),
    postcode: toText(place.postcode),
  }
}

export const forgetPlace = (): void => session.remove(PLACE)
