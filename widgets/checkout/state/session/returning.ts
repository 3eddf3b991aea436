import type { Address, CustomerAddress } from '#address/rules/address.ts'
import { toCartAddress } from '#address/rules/convert.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $addresses } from '#customer/state/customer.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { hasDraft, keepDraft, readAddress } from '#checkout/state/draft.ts'

/**
 * Makes the draft of a customer who has entered nothing in this tab: the address and the delivery of the cart, else the
 * default address. Without one there is nothing to go on from.
 */
export function beginReturning(): void {
  const address = hasDraft() ? undefined : knownAddress()
  if (!address) return
  keepDraft({
    step: 'item_summary',
    addresses: $isVirtualCart.get() ? { billing: address } : { shipping: address, billing: address },
    rate: $checkoutConfig.get()?.selectedRate,
  })
}

/** Undefined where the cart has an address that is not in the customer's book: that one is to be looked at. */
function knownAddress(): Address | undefined {
  const ofCart = readAddress($checkoutConfig.get()?.shippingAddress)
  const isDefault = ({ default_billing, default_shipping }: CustomerAddress) =>
    $isVirtualCart.get() ? default_billing : default_shipping
  return $addresses
    .get()
    ?.filter((saved) =>
      ofCart?.street.some(Boolean) ? isSamePlace(toCartAddress(saved), ofCart) : isDefault(saved),
    )
    .map(toCartAddress)[0]
}

/** The configuration writes an address without its id. */
const isSamePlace = (one: Address, other: Address) => placeOf(one) === placeOf(other)

const placeOf = ({ firstname, lastname, street, city, postcode, country_id }: Address) =>
  JSON.stringify([firstname, lastname, street.filter(Boolean), city, postcode, country_id])
