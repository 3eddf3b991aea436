import type { CartRef } from '#http/cart-path.ts'
import { estimateRates } from '#delivery/api/shipping.ts'
import type { Address, Country } from '#address/rules/address.ts'
import { isPickup, rateKey, type ShippingRate } from '#delivery/rules/rate.ts'
import { forbiddenReason, isSelectable } from '#delivery/rules/shipping.ts'
import { countryOf, type WalletContact } from '../rules/contact.ts'
import { $countries, loadDirectory } from '#address/state/directory.ts'
import { checkSheetSuffices } from './form-only.ts'
import { RefusedSheet } from './refused-sheet.ts'

/** The directory's entry of a country that the shop delivers to, for what a sheet asks for. Throws RefusedSheet. */
export async function servedCountry(contact: WalletContact): Promise<Country> {
  await loadDirectory()
  const country = countryOf(contact, $countries.get() ?? [])
  if (!country) throw new RefusedSheet('unserved', { key: 'unserved' }, 'country_id')
  checkSheetSuffices(country.id, 'unserved')
  return country
}

/** The rates that a wallet's sheet can have: a store to collect from cannot be chosen there. Throws ApiError. */
export async function ratesFor(cart: CartRef, address: Address): Promise<ShippingRate[]> {
  const rates = await estimateRates(cart, address)
  return rates.filter((rate) => isSelectable(rate) && !isPickup(rate))
}

/** The chosen rate, as it is for the whole address. Throws RefusedSheet where it cannot be had there. */
export async function offeredRate(
  cart: CartRef,
  address: Address,
  key: string | undefined,
): Promise<ShippingRate> {
  const rate = (await ratesFor(cart, address)).find((one) => rateKey(one) === key)
  if (!rate) throw new RefusedSheet('rate', { key: 'rate-gone' })
  const problem = forbiddenReason(rate, address)
  if (problem) throw new RefusedSheet('address', { problem }, 'street1')
  return rate
}
