import { atom } from 'nanostores'
import { applyTariff } from '../../../../src/api/tariff'
import { rateKey } from '../../../../src/domain/delivery/rate'
import { cartWasChanged } from '../../../../src/state/cart/cart'
import { mayChangeCart } from '../../../../src/state/cart/may-change-cart'
import { loadTotals } from '../../../../src/state/cart/load-totals'
import { removeTariffInsurance } from '../../../../src/state/cart/tariff-insurance'
import { queue } from '../../../../src/state/queue'
import { refusalOf, type Refusal } from '../../../../src/state/refusals'
import { task } from '../../../../src/state/task'
import { $tariffInsurance, $tariffInsuranceChange, recordTariffInsurance } from './tariff-insurance'
import { $savedAddress } from '../addresses'
import { $rate } from './delivery'
import { isRateSaved, settleRate } from './rates'

/** Why the shopper's last choice could not be saved. */
export const $tariffInsuranceRefusal = atom<Refusal | undefined>()

/** Adds or removes the tariff insurance, only ever on the shopper's request (§1), then reads the totals again. */
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
