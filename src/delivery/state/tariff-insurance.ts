import { atom, computed } from 'nanostores'
import { ApiError } from '#http/api-error.ts'
import { applyTariff, estimateTariff } from '../api/tariff.ts'
import type { Address } from '#address/rules/address.ts'
import { isPickup, type RateCodes, rateKey, type ShippingRate } from '../rules/rate.ts'
import { isSelectable } from '../rules/shipping.ts'
import { isTariffOffered, type TariffInsurance, tariffKey } from '../rules/tariff.ts'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { $totals, cartWasChanged } from '#cart/state/cart.ts'
import { loadTotals } from '#cart/state/load-totals.ts'
import { cancelTariffInsurance } from './remove-tariff-insurance.ts'
import { logFailure } from '#storefront/state/log.ts'

/** Price of the tariff insurance on the cart, from the totals; undefined without one. */
export const $tariffInsurance = computed(
  $totals,
  (totals) => segmentValue(totals, 'tariff_insurance') || undefined,
)

/** The effect of a change of address or delivery on the insurance, for a message to the shopper. */
export const $tariffInsuranceChange = atom<'moved' | 'ended' | undefined>()

/** Its price by shipping method (wire: tariff-insurance); undefined until known. */
export const $tariffEstimate = atom<TariffInsurance | undefined>()

/** The prices for these rates; undefined where none can be insured, and when the request fails. Never rejects. */
export async function fetchTariffEstimate(
  address: Address,
  rates: readonly ShippingRate[],
  signal?: AbortSignal,
): Promise<TariffInsurance | undefined> {
  const keys = rates.filter((rate) => isSelectable(rate, address) && !isPickup(rate)).map(rateKey)
  if (!keys.length) return undefined
  try {
    return await estimateTariff(address.country_id, keys, { signal })
  } catch (error) {
    if (!signal?.aborted) logFailure('insurance', error)
    return undefined
  }
}

/** The prices that are to be shown. */
const $awaited = atom<Promise<unknown> | undefined>()

/** Shows these prices once they are there, unless newer ones are to be shown by then. */
export function showTariffEstimate(tariff: Promise<TariffInsurance | undefined>): void {
  $awaited.set(tariff)
  void tariff.then((estimate) => {
    if ($awaited.get() === tariff) $tariffEstimate.set(estimate)
  })
}

/** The delivery it was last charged with: saving the same one again needs no request. */
const $chargedKey = atom<string | undefined>()

export function recordTariffInsurance(country_id: string, rate: RateCodes): void {
  $chargedKey.set($tariffInsurance.get() === undefined ? undefined : tariffKey(country_id, rate))
}

/**
 * To be called before a delivery is saved: cancels a tariff insurance that the new delivery cannot have
 * (wire: tariff-insurance). Returns what is left to do once the delivery is saved. Throws ApiError when the insurance
 * could not be cancelled, so that nobody pays for one that no longer applies.
 */
export async function prepareTariffInsurance(
  country_id: string,
  rate: RateCodes,
): Promise<() => Promise<void>> {
  const record = async () => recordTariffInsurance(country_id, rate)
  if ($tariffInsurance.get() === undefined || $chargedKey.get() === tariffKey(country_id, rate)) return record
  $tariffInsuranceChange.set(undefined)
  if (await isOffered(country_id, rate)) return () => moveTariffInsurance(country_id, rate)
  await cancelTariffInsurance()
  $tariffInsuranceChange.set('ended')
  return record
}

/** The insurance is not offered without a price, nor for a pickup, which crosses no border. */
async function isOffered(country_id: string, rate: RateCodes): Promise<boolean> {
  if (isPickup(rate)) return false
  try {
    return isTariffOffered(await estimateTariff(country_id, [rateKey(rate)]), country_id, rate)
  } catch (error) {
    logFailure('insurance', error)
    return false
  }
}

/** Applies it to the new delivery, unless the server has done so itself. */
async function moveTariffInsurance(country_id: string, rate: RateCodes) {
  if ($tariffInsurance.get() === undefined) {
    try {
      await applyTariff(country_id, rateKey(rate))
      $tariffInsuranceChange.set('moved')
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'business') await cancelTariffInsurance()
      else logFailure('insurance', error)
      $tariffInsuranceChange.set('ended')
    }
    cartWasChanged()
    await loadTotals()
    // It may have been applied though the answer was lost: the totals tell.
    if ($tariffInsurance.get() !== undefined) $tariffInsuranceChange.set('moved')
  }
  recordTariffInsurance(country_id, rate)
}
