import { type Address, emptyAddress } from '../../domain/address/address'
import { readObject, toText } from '../../domain/json'
import { num } from '../../domain/money/decimal'
import { session } from '../../host/storage/storage'
import { $customer } from '../customer/customer'
import { PLACE } from '../order/kept-draft'
import { $checkoutConfig } from '../page/config'
import { $context } from '../page/context'
import { $page } from '../page/page'

/**
 * The country that an address begins with: the shopper's, else that of the shop's own forms, which the page's configuration
 * has, else the one the shop estimates tax for; '' if none is known.
 */
export const likelyCountry = (): string =>
  $context.get()?.countryId ||
  $customer.get()?.countryId ||
  $page.get().country ||
  $checkoutConfig.get()?.defaultCountryId ||
  ''

/** An address with nothing but a place: that of the last estimate, else this country. */
export function readPlace(countryId: string): Address {
  const place = readObject(session.get(PLACE))
  if (!toText(place.country_id)) return emptyAddress(countryId)
  return {
    ...emptyAddress(toText(place.country_id)),
    region: toText(place.region),
    region_id: num(place.region_id),
    region_code: toText(place.region_code),
    postcode: toText(place.postcode),
  }
}
