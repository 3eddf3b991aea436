import { type Address, emptyAddress } from '../rules/address.ts'
import { readObject, toText } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'
import { $customer } from '#customer/state/customer.ts'
import { PLACE } from '#customer/state/kept-draft.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $context } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { toJson } from '#dom/safe-json.ts'

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
  const place = readObject(shopSession.get(PLACE))
  if (!toText(place.country_id)) return emptyAddress(countryId)
  return {
    ...emptyAddress(toText(place.country_id)),
    region: toText(place.region),
    region_id: num(place.region_id),
    region_code: toText(place.region_code),
    postcode: toText(place.postcode),
  }
}

/** Keeps where the cart was estimated for, in this tab: country, region and postcode, nothing about a person. */
export function keepPlace({ country_id, region, region_id, region_code, postcode }: Address): void {
  shopSession.set(PLACE, toJson({ country_id, region, region_id, region_code, postcode }))
}
