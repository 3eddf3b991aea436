import { atom } from 'nanostores'
import { ApiError } from '#http/api-error.ts'
import { estimateRates, totalsInformation } from '../api/shipping.ts'
import type { Address } from '#address/rules/address.ts'
import type { Totals } from '#cart/rules/totals.ts'
import { isPickup, type RateCodes, rateKey, type ShippingRate } from '../rules/rate.ts'
import { keepOrFirst } from '../rules/shipping.ts'
import { keepPlace } from '#address/state/estimated-place.ts'
import { logFailure } from '#storefront/state/log.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'
import { withFreshCart } from '#cart/state/with-fresh-cart.ts'

/**
 * The rates and totals of the cart if it were sent to a place. Nothing of it is saved with the cart
 * (trap: estimates-save-nothing).
 */
export interface CartEstimate {
  place: Address
  /**
   * The available rates. Pickup is left out, because it goes nowhere. Empty if the shop does not send to the
   * place.
   */
  rates: ShippingRate[]
  rate?: ShippingRate
  totals: Totals
}

/** The estimate on screen; it stays until the next one has arrived. */
export const $estimate = atom<CartEstimate | undefined>()
export const $estimateState = atom<'idle' | 'running' | 'failed'>('idle')
export const $estimateError = atom<Refusal | undefined>()

/** The request of the newest estimate. */
const $request = atom<AbortController | undefined>()

/** The place and rate of the estimate under way, or of the last one if it failed. */
const $wanted = atom<{ place: Address; rate?: RateCodes } | undefined>()

/** Estimates rates and totals for a place; an older estimate under way is dropped. Never rejects. */
export async function estimateCart(place: Address, chosen?: RateCodes): Promise<void> {
  $request.get()?.abort()
  const request = new AbortController()
  $request.set(request)
  const codes = chosen ?? ($wanted.get() ?? $estimate.get())?.rate
  $wanted.set({ place, rate: codes })
  $estimateState.set('running')
  $estimateError.set(undefined)
  try {
    const estimate = await withFreshCart(async (cart): Promise<CartEstimate> => {
      const all = await estimateRates(cart, place, { signal: request.signal })
      const rates = all.filter((rate) => rate.available && !isPickup(rate))
      const rate = keepOrFirst(rates, codes)
      const totals = await totalsInformation(cart, place, rate, { signal: request.signal })
      return { place, rates, rate, totals }
    })
    if ($request.get() !== request) return
    $wanted.set(undefined)
    keepPlace(place)
    $estimate.set(estimate)
    $estimateState.set('idle')
  } catch (error) {
    if ($request.get() !== request) return
    logFailure('estimate', error)
    $estimateState.set('failed')
    $estimateError.set(error instanceof ApiError ? refusalOf(error) : { key: 'state.failed' })
  }
}

/** The same estimate with another rate. */
export function estimateRate(key: string): void {
  const { place, rates } = $estimate.get() ?? {}
  const rate = rates?.find((one) => rateKey(one) === key)
  if (place && rate) void estimateCart(place, rate)
}

/** The newest estimate once more, for a cart that has changed. */
export function renewEstimate(): void {
  const { place, rate } = $wanted.get() ?? $estimate.get() ?? {}
  if (place) void estimateCart(place, rate)
}

/** Drops what is under way and on screen. */
export function clearEstimate(): void {
  $request.get()?.abort()
  $request.set(undefined)
  $wanted.set(undefined)
  $estimate.set(undefined)
  $estimateState.set('idle')
  $estimateError.set(undefined)
}
