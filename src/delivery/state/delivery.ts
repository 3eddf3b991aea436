import { atom, computed } from 'nanostores'
import type { PickupLocation } from '../rules/pickup.ts'
import { isPickup, rateKey, type ShippingRate } from '../rules/rate.ts'

/** The rates that the carriers offer for the submitted address; undefined until requested. */
export const $rates = atom<ShippingRate[] | undefined>()

/** The chosen rate. The server has it once its key is the saved one. */
export const $rate = atom<ShippingRate | undefined>()

/** Key of the rate the server has saved. */
export const $savedRate = atom<string | undefined>()

/** The store the shopper has chosen; it stays chosen while another rate is. */
export const $pickupLocation = atom<PickupLocation | undefined>()

/** The store where the order is collected; undefined while it is delivered. */
export const $pickup = computed([$rate, $pickupLocation], (rate, location) =>
  isPickup(rate) ? location : undefined,
)

/** Code of the store the server has saved with the rate. */
export const $savedPickup = atom<string | undefined>()

/** Another one each time the shopper goes on without the store that a pickup needs. */
export const $missingPickup = atom<object | undefined>()

/** Key of the rate the shopper went on with; another one has to be confirmed again. */
export const $confirmedRate = atom<string | undefined>()

/** A chosen rate that is no longer offered, and the one taken in its place (rule: chosen-rate). */
export const $replacedRate = atom<{ from: ShippingRate; to: ShippingRate } | undefined>()

export const $isDeliveryConfirmed = computed(
  [$rate, $confirmedRate],
  (rate, confirmed) => rate !== undefined && rateKey(rate) === confirmed,
)

/** The carriers have answered, and none of them has anything to deliver there. */
export const $isUndeliverable = computed(
  [$rates, $rate],
  (rates, rate) => rates !== undefined && (!rate || isPickup(rate)),
)
