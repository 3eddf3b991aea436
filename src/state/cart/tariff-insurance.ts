import { cancelTariff } from '../../api/tariff'
import { cartWasChanged, loadTotals, mayChangeCart } from './cart'
import { queue } from '../queue'
import { task } from '../task'

/** Takes the tariff insurance off; the totals are read again (b.27). */
export function removeTariffInsurance(): Promise<void> {
  return task('insurance', () =>
    queue('insurance', async () => {
      if (!mayChangeCart('insurance')) return
      await cancelTariff()
      cartWasChanged()
      await loadTotals()
    }),
  )
}
