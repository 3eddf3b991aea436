import { atom } from 'nanostores'
import { getTotals } from '../../api/cart'
import { addsUp } from '../../domain/cart/item-amounts'
import type { Totals } from '../../domain/cart/totals'
import { $cart, $totals } from './cart'

/** How long (ms) after the change: two requests sent at once may be served in any order (d.10). */
const DELAY = 10

/** False once the shop has served a read before the change it was sent behind, as it does without locked sessions. */
const $isServedInOrder = atom(true)

/**
 * Requests the totals while a change is under way, since its response has none (b.36). `take`, to be called after that
 * response, gives them if their own numbers prove that they were read after the change.
 */
export function readTotalsBehind(isAfter: (totals: Totals) => boolean) {
  const before = $totals.get()
  const cart = $cart.get()
  let reading: Promise<Totals | undefined> | undefined
  const timer = setTimeout(() => {
    if (cart && $isServedInOrder.get()) reading = getTotals(cart).catch(() => undefined)
  }, DELAY)
  const stop = () => clearTimeout(timer)
  const take = async () => {
    stop()
    const totals = await reading
    if (totals) $isServedInOrder.set(addsUp(totals) && isAfter(totals))
    return $isServedInOrder.get() && $totals.get() === before ? totals : undefined
  }
  return { stop, take }
}
