import type { CartRef } from '../../../../src/api/cart-path'
import { estimateRates } from '../../../../src/api/shipping'
import type { Address } from '../../../../src/domain/address/address'
import { toDestination } from '../../../../src/domain/address/convert'
import { validateAddress } from '../../../../src/domain/address/validate-address'
import type { ShippingRate } from '../../../../src/domain/delivery/rate'
import type { TariffInsurance } from '../../../../src/domain/delivery/tariff'
import { $addressFields } from '../../../../src/state/address/address-fields'
import { $countries } from '../../../../src/state/address/directory'
import { $cart } from '../../../../src/state/cart/cart'
import { $isVirtualCart } from '../../../../src/state/cart/contents'
import { $savedAddress } from '../addresses'
import { $cartFingerprint } from '../cart-fingerprint'
import { fetchTariffEstimate } from './tariff-insurance'

/** What the carriers offer, and the prices of its tariff insurance, which nothing waits for. */
interface Estimate {
  rates: ShippingRate[]
  tariff: Promise<TariffInsurance | undefined>
}

let ahead: { key: string; request: AbortController; estimate: Promise<Estimate> } | undefined

/** Two estimates with the same key are the same. */
const keyOf = (address: Address) => JSON.stringify([$cartFingerprint.get(), toDestination(address)])

/**
 * Requests the estimate for an address the shopper has not submitted yet, once country, region and postcode are complete.
 * The newest address wins; a failure shows nowhere, since the submit requests it again.
 */
export function estimateAhead(address: Address): void {
  const cart = $cart.get()
  const key = keyOf(address)
  if (ahead?.key === key) return
  drop()
  if (!cart || $isVirtualCart.get() || !hasDestination(address) || isSaved(address)) return
  const request = new AbortController()
  const estimate = requestEstimate(cart, address, request.signal)
  estimate.catch(() => undefined)
  ahead = { key, request, estimate }
}

/** The estimate for a submitted address: the one requested ahead, or a new one. Throws ApiError. */
export async function takeEstimate(cart: CartRef, address: Address, signal?: AbortSignal): Promise<Estimate> {
  const ready = ahead?.key === keyOf(address) ? ahead.estimate : undefined
  if (!ready) drop()
  // Used once: the next submit of the same address is to see what the carriers offer then.
  ahead = undefined
  const found = await ready?.catch(() => undefined)
  return found ?? requestEstimate(cart, address, signal)
}

function drop() {
  ahead?.request.abort()
  ahead = undefined
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
