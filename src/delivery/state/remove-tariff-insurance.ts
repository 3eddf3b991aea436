import { cancelTariff } from '../api/tariff.ts'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { $totals, cartWasChanged, mayChangeCart } from '#cart/state/cart.ts'
import { loadTotals } from '#cart/state/load-totals.ts'
import { queue } from '#async/queue.ts'
import { task } from '#async/task.ts'

/** Cancels the tariff insurance and reads the totals again (wire: tariff-insurance). */
export function removeTariffInsurance(): Promise<void> {
  return task('insurance', () => queue('insurance', cancel, 'cancel'))
}

async function cancel() {
  if (!mayChangeCart('insurance')) return
  await cancelTariffInsurance()
  cartWasChanged()
  await loadTotals()
}

/** Throws ApiError while the totals have it: it may be gone though the answer was lost. */
export async function cancelTariffInsurance(): Promise<void> {
  try {
    await cancelTariff()
  } catch (error) {
    await loadTotals()
    if (segmentValue($totals.get(), 'tariff_insurance')) throw error
  }
}
