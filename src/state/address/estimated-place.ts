import { type Address, emptyAddress } from '../../domain/address/address'
import { readObject } from '../../domain/json'
import { session } from '../../host/storage/storage'
import { $customer } from '../customer/customer'
import { $checkoutConfig } from '../page/config'
import { $context } from '../page/context'

/** Of the session storage. */
export const PLACE = 'bezel-place'

/** The country that an address begins with: the shopper's, else the shop's own; '' where neither is known. */
export const likelyCountry = (): string =>
  $context.get()?.countryId || $customer.get()?.countryId || $checkoutConfig.get()?.defaultCountryId || ''

/** An address with nothing but a place: that of the last estimate, else this country. */
export const readPlace = (countryId: string): Address => ({
  ...emptyAddress(countryId),
  ...readObject(session.get(PLACE)),
})

export const forgetPlace = (): void => session.remove(PLACE)
