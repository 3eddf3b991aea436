import { cancelTariff } from '../../api/tariff'
import { segmentValue } from '../../domain/cart/totals'
import { $totals, cartWasChanged } from './cart'
import { mayChangeCart } from './may-change-cart'
import { loadTotals } from './load-totals'
import { queue } from '../queue'
import { task } from '../task'

/** Cancels the tariff insurance and reads the totals again (b.27). */
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
