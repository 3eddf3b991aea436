import { atom, computed } from 'nanostores'
import { ApiError } from '../../../../src/api/client/api-error'
import { applyTariff, cancelTariff, estimateTariff } from '../../../../src/api/tariff'
import type { Address } from '../../../../src/domain/address/address'
import { type RateCodes, rateKey, type ShippingRate } from '../../../../src/domain/delivery/rate'
import { isSelectable } from '../../../../src/domain/delivery/shipping'
import { isTariffOffered, type TariffInsurance, tariffKey } from '../../../../src/domain/delivery/tariff'
import { segmentValue } from '../../../../src/domain/cart/totals'
import { $totals, cartWasChanged, loadTotals } from '../../../../src/state/cart/cart'
import { logFailure } from '../../../../src/state/log'

/** What the tariff insurance on the cart costs, as the totals tell; undefined without one. */
export const $tariffInsurance = computed(
  $totals,
  (totals) => segmentValue(totals, 'tariff_insurance') || undefined,
)

/** What became of it when the address or the delivery changed, to be told to the shopper. */
export const $tariffInsuranceChange = atom<'moved' | 'ended' | undefined>()

/** What insuring would cost by delivery (b.27); undefined while nobody knows. */
export const $tariffEstimate = atom<TariffInsurance | undefined>()

let asking: AbortController | undefined

/** Asks for the prices of the rates in hand. The newest question counts, and no order waits for its answer. */
export function loadTariffEstimate(address: Address, rates: readonly ShippingRate[]): void {
  asking?.abort()
  const { signal } = (asking = new AbortController())
  const keys = rates.filter((rate) => isSelectable(rate, address)).map(rateKey)
  if (!keys.length) return $tariffEstimate.set(undefined)
  estimateTariff(address.country_id, keys, { signal }).then(
    (tariff) => signal.aborted || $tariffEstimate.set(tariff),
    (error: unknown) => {
      if (signal.aborted) return
      $tariffEstimate.set(undefined)
      logFailure('insurance', error)
    },
  )
}

/** The delivery it was seen with last, so that saving the same one again asks nothing. */
let holdsFor: string | undefined

export function recordTariffInsurance(country_id: string, rate: RateCodes): void {
  holdsFor = $tariffInsurance.get() === undefined ? undefined : tariffKey(country_id, rate)
}

/**
 * To be asked before a delivery is saved: an insurance on the cart that the new delivery cannot have is cancelled first
 * (b.27). Gives what is left to do once the delivery is saved. Throws ApiError when it could not be cancelled, so that
 * nobody pays for what no longer holds.
 */
export async function prepareTariffInsurance(
  country_id: string,
  rate: RateCodes,
): Promise<() => Promise<void>> {
  const note = async () => recordTariffInsurance(country_id, rate)
  if ($tariffInsurance.get() === undefined || holdsFor === tariffKey(country_id, rate)) return note
  $tariffInsuranceChange.set(undefined)
  if (await isOffered(country_id, rate)) return () => move(country_id, rate)
  await end()
  return note
}

/** A price nobody can name is no offer. */
async function isOffered(country_id: string, rate: RateCodes): Promise<boolean> {
  try {
    return isTariffOffered(await estimateTariff(country_id, [rateKey(rate)]), country_id, rate)
  } catch (error) {
    logFailure('insurance', error)
    return false
  }
}

/** Goes along with the new delivery, unless the shop has seen to that itself. */
async function move(country_id: string, rate: RateCodes) {
  if ($tariffInsurance.get() === undefined) {
    try {
      await applyTariff(country_id, rateKey(rate))
      $tariffInsuranceChange.set('moved')
    } catch (error) {
      if (!(error instanceof ApiError && error.kind === 'business')) throw error
      await end()
    }
    cartWasChanged()
    await loadTotals()
  }
  recordTariffInsurance(country_id, rate)
}

async function end() {
  await cancelTariff()
  $tariffInsuranceChange.set('ended')
}
