import { atom } from 'nanostores'
import { getPickupLocations } from '#delivery/api/pickup.ts'
import { type PickupLocation, skusToCollect } from '#delivery/rules/pickup.ts'
import { isPickup } from '#delivery/rules/rate.ts'
import { $items } from '#cart/state/cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { task } from '#async/task.ts'
import { resubmitAddress } from '../address/submit-address.ts'
import { $savedAddress, $submittedAddress } from '#address/state/addresses.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import { $confirmedRate, $missingPickup, $pickupLocation, $rate, $rates } from '#delivery/state/delivery.ts'
import { chooseRate, forgetPickup } from '#delivery/state/rates.ts'

interface PickupSearchResult {
  locations: PickupLocation[]
  /** They are those near the postcode, the nearest first; otherwise all there are. */
  isNear: boolean
}

/** The stores on screen; undefined before the first are there. */
export const $pickupSearch = atom<PickupSearchResult | undefined>()

/** The newest search. */
const $request = atom<AbortController | undefined>()

/**
 * Loads the stores that have the cart's items: those near the postcode, or all of them where none is near, or where the
 * shop cannot search. A newer search drops an older one. Never rejects: a failure is in the task `pickup`.
 */
export function searchPickup(postcode: string): Promise<void> {
  $request.get()?.abort()
  const request = new AbortController()
  $request.set(request)
  const country_id = $submittedAddress.get()?.shipping?.country_id ?? ''
  return task('pickup', async () => {
    try {
      const near = postcode && country_id ? await findNear(postcode, country_id, request.signal) : []
      const locations = near.length ? near : await find(undefined, request.signal)
      if (request.signal.aborted) return
      $pickupSearch.set({ locations, isNear: near.length > 0 })
      const chosen = $pickupLocation.get()?.code
      const isGone = !near.length && chosen && !locations.some(({ code }) => code === chosen)
      // Meanwhile the shopper may have chosen to have it delivered.
      if (isGone && (!$rate.get() || isPickup($rate.get()))) forgetPickup()
    } catch (error) {
      if (!request.signal.aborted) throw error
    }
  })
}

const find = (near: { postcode: string; country_id: string } | undefined, signal: AbortSignal) =>
  getPickupLocations(
    {
      websiteCode: $checkoutConfig.get()?.websiteCode ?? 'base',
      skus: skusToCollect($items.get()),
      near,
    },
    { signal },
  )

async function findNear(postcode: string, country_id: string, signal: AbortSignal) {
  try {
    return await find({ postcode, country_id }, signal)
  } catch (error) {
    if (signal.aborted) throw error
    logFailure('pickup', error)
    return []
  }
}

/** The delivery is to be confirmed again with another store. */
export function choosePickup(location: PickupLocation): void {
  const rate = $rates.get()?.find(isPickup)
  if (!rate) return
  if (location.code !== $pickupLocation.get()?.code) $confirmedRate.set(undefined)
  $pickupLocation.set(location)
  $missingPickup.set(undefined)
  keepDraft({ pickup: location })
  if ($savedAddress.get()) return chooseRate(rate)
  // Nothing else is offered, so nothing could be saved with the address.
  $rate.set(rate)
  const submitted = $submittedAddress.get()
  if (submitted) void resubmitAddress(submitted)
}
