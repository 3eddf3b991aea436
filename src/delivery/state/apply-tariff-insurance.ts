import { atom } from 'nanostores'
import { applyTariff } from '../api/tariff.ts'
import { rateKey } from '../rules/rate.ts'
import { cartWasChanged, mayChangeCart } from '#cart/state/cart.ts'
import { loadTotals } from '#cart/state/load-totals.ts'
import { removeTariffInsurance } from './remove-tariff-insurance.ts'
import { queue } from '#async/queue.ts'
import { refusalOf, type Refusal } from '#async/refusals.ts'
import { task } from '#async/task.ts'
import { $tariffInsurance, $tariffInsuranceChange, recordTariffInsurance } from './tariff-insurance.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $rate } from './delivery.ts'
import { isRateSaved, settleRate } from './rates.ts'

/** Why the shopper's last choice could not be saved. */
export const $tariffInsuranceRefusal = atom<Refusal | undefined>()

/**
 * Adds or removes the tariff insurance, only ever on the shopper's request (rule: nothing-preselected), then reads
 * the totals again.
 */
export function setTariffInsurance(isWanted: boolean): Promise<void> {
  $tariffInsuranceChange.set(undefined)
  $tariffInsuranceRefusal.set(undefined)
  if (!isWanted) return removeTariffInsurance()
  return task('insurance', () => {
    // Both are queued at once, so that a later choice comes after them.
    if (!isRateSaved()) void settleRate()
    return queue('insurance', apply, 'apply')
  })
}

async function apply() {
  const country = $savedAddress.get()?.shipping?.country_id
  const rate = $rate.get()
  if (!country || !rate || !isRateSaved() || !mayChangeCart('insurance')) return
  try {
    await applyTariff(country, rateKey(rate))
  } catch (error) {
    const refusal = refusalOf(error)
    // Without the shop's own sentence it may have been added though the answer was lost: the totals tell.
    if (typeof refusal !== 'string') await loadTotals().catch(() => undefined)
    if ($tariffInsurance.get() === undefined) {
      $tariffInsuranceRefusal.set(refusal)
      throw error
    }
  }
  cartWasChanged()
  await loadTotals()
  recordTariffInsurance(country, rate)
}
