import { getTotals } from '../api/cart.ts'
import { $cart, $totals, setTotals } from './cart.ts'

/** Reads the totals again, for changes that leave the items as they are. Throws ApiError. */
export async function loadTotals(): Promise<void> {
  const cart = $cart.get()
  if (!cart) return
  const before = $totals.value
  const totals = await getTotals(cart)
  if ($totals.value !== before) return loadTotals()
  setTotals(totals)
}
