import { atom, computed } from 'nanostores'
import { rateKey, type ShippingRate } from '../../../../src/domain/delivery/rate'

/** What the carriers offer for the submitted address; undefined until requested. */
export const $rates = atom<ShippingRate[] | undefined>()

/** The chosen rate. The server has it once its key is the saved one. */
export const $rate = atom<ShippingRate | undefined>()

/** Key of the rate the server has saved. */
export const $savedRate = atom<string | undefined>()

/** Key of the rate the shopper went on with; another one has to be confirmed again. */
export const $confirmedRate = atom<string | undefined>()

/** A chosen rate that is no longer offered, and the one taken in its place (§4). */
export const $replacedRate = atom<{ from: ShippingRate; to: ShippingRate } | undefined>()

export const $isDeliveryConfirmed = computed(
  [$rate, $confirmedRate],
  (rate, confirmed) => rate !== undefined && rateKey(rate) === confirmed,
)

/** The carriers have answered, and none of them delivers there. */
export const $isUndeliverable = computed([$rates, $rate], (rates, rate) => rates !== undefined && !rate)
