import { atom } from 'nanostores'
import type { CartRef } from '#http/cart-path.ts'
import { estimateRates } from '../api/shipping.ts'
import type { Address } from '#address/rules/address.ts'
import { toDestination } from '#address/rules/convert.ts'
import { validateAddress } from '#address/rules/form-fields.ts'
import type { ShippingRate } from '../rules/rate.ts'
import type { TariffInsurance } from '../rules/tariff.ts'
import { $addressFields } from '#address/state/address-fields.ts'
import { $countries } from '#address/state/directory.ts'
import { $cart } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $cartFingerprint } from '#checkout/state/cart-fingerprint.ts'
import { fetchTariffEstimate } from './tariff-insurance.ts'

/**
 * The rates that the carriers offer, and the prices of the tariff insurance for them. Nothing waits for these
 * prices.
 */
interface Estimate {
  rates: ShippingRate[]
  tariff: Promise<TariffInsurance | undefined>
}

/** The estimate that was requested ahead and is not used yet. */
const $ahead = atom<{ key: string; request: AbortController; estimate: Promise<Estimate> } | undefined>()

/** Two estimates with the same key are the same. */
const keyOf = (address: Address) => JSON.stringify([$cartFingerprint.get(), toDestination(address)])

/**
 * Requests the estimate for an address the shopper has not submitted yet, once country, region and postcode are complete.
 * The newest address wins; a failure shows nowhere, since the submit requests it again.
 */
export function estimateAhead(address: Address): void {
  const cart = $cart.get()
  const key = keyOf(address)
  if ($ahead.get()?.key === key) return
  drop()
  if (!cart || $isVirtualCart.get() || !hasDestination(address) || isSaved(address)) return
  const request = new AbortController()
  const estimate = requestEstimate(cart, address, request.signal)
  estimate.catch(() => undefined)
  $ahead.set({ key, request, estimate })
}

/** The estimate for a submitted address: the one requested ahead, or a new one. Throws ApiError. */
export async function takeEstimate(cart: CartRef, address: Address, signal?: AbortSignal): Promise<Estimate> {
  const ahead = $ahead.get()
  const ready = ahead?.key === keyOf(address) ? ahead.estimate : undefined
  if (!ready) drop()
  // Used once: the next submit of the same address is to see what the carriers offer then.
  $ahead.set(undefined)
  const found = await ready?.catch(() => undefined)
  return found ?? requestEstimate(cart, address, signal)
}

function drop() {
  $ahead.get()?.request.abort()
  $ahead.set(undefined)
}

async function requestEstimate(cart: CartRef, address: Address, signal?: AbortSignal): Promise<Estimate> {
  const rates = await estimateRates(cart, address, { signal })
  return { rates, tariff: fetchTariffEstimate(address, rates, signal) }
}

function hasDestination(address: Address): boolean {
  const country = $countries.get()?.find(({ id }) => id === address.country_id)
  const problems = validateAddress(address, country, {}, $addressFields.get())
  return ['country_id', 'region', 'postcode'].every((name) => !problems[name])
}

const isSaved = (address: Address) => {
  const saved = $savedAddress.get()?.shipping
  return saved !== undefined && keyOf(saved) === keyOf(address)
}
