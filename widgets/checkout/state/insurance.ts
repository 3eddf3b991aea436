import { atom } from 'nanostores'
import { applyTariff, estimateTariff } from '../../../src/api/tariff'
import { rateKey, type ShippingRate } from '../../../src/domain/rate'
import { isSelectable } from '../../../src/domain/shipping'
import type { TariffInsurance } from '../../../src/domain/tariff'
import type { Address } from '../../../src/domain/address'
import { cartWasChanged, loadTotals, mayChangeCart } from '../../../src/state/cart'
import { removeInsurance } from '../../../src/state/insurance'
import { logFailure } from '../../../src/state/log'
import { queue } from '../../../src/state/queue'
import { refusalOf, type Refusal } from '../../../src/state/refusals'
import { task } from '../../../src/state/task'
import { $insuranceNews, noteInsured } from './insured'
import { $savedAddress } from './saved-address'
import { $rate, isRateSaved, settleRate } from './shipping'

/** What insuring would cost by delivery (b.27); undefined while nobody knows. */
export const $tariff = atom<TariffInsurance | undefined>()

/** Why the shopper's last word on it came to nothing. */
export const $insuranceRefusal = atom<Refusal | undefined>()

/** Asks for the prices; gives what makes a late answer count for nothing. The order never waits for them. */
export function askTariff(address: Address, rates: readonly ShippingRate[]): () => void {
  const stop = new AbortController()
  const keys = rates.filter((rate) => isSelectable(rate, address)).map(rateKey)
  $tariff.set(undefined)
  estimateTariff(address.country_id, keys, { signal: stop.signal }).then(
    (tariff) => stop.signal.aborted || $tariff.set(tariff),
    (error: unknown) => stop.signal.aborted || logFailure('insurance', error),
  )
  return () => stop.abort()
}

/** The shopper's own word, and nobody else's: the insurance is never chosen beforehand. The totals follow. */
export function insure(isWanted: boolean): Promise<void> {
  $insuranceNews.set(undefined)
  $insuranceRefusal.set(undefined)
  if (!isWanted) return removeInsurance()
  return task('insurance', async () => {
    if (!isRateSaved()) await settleRate()
    await queue('insurance', apply)
  })
}

async function apply() {
  const country = $savedAddress.get()?.shipping?.country_id
  const rate = $rate.get()
  if (!country || !rate || !isRateSaved() || !mayChangeCart('insurance')) return
  try {
    await applyTariff(country, rateKey(rate))
  } catch (error) {
    $insuranceRefusal.set(refusalOf(error))
    throw error
  }
  cartWasChanged()
  await loadTotals()
  noteInsured(country, rate)
}
