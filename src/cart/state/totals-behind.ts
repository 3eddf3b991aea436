import { atom } from 'nanostores'
import { getTotals } from '../api/cart.ts'
import { addsUp } from '../rules/item-amounts.ts'
import type { Totals } from '../rules/totals.ts'
import { $cart, $totals } from './cart.ts'

/**
 * How long (ms) after the change: two requests sent at once may be served in any order (trap: one-change-at-a-time).
 * A stock Magento on two cores served 2 of 3 in order after 10 ms, and 39 of 40 after 40.
 */
const DELAYS = [10, 40]

/** How many reads the shop has served before the change they were sent behind. Without locked sessions it always does. */
const $misses = atom(0)

/**
 * Requests the totals while a change is under way, since the change's response contains no totals (wire: set-quantity).
 * Call `take` after that response. It returns the totals if their own numbers prove that they were read after
 * the change.
 */
export function readTotalsBehind(isAfter: (totals: Totals) => boolean) {
  const before = $totals.get()
  const cart = $cart.get()
  let reading: Promise<Totals | undefined> | undefined
  const delay = DELAYS[$misses.get()]
  const timer =
    cart &&
    delay &&
    setTimeout(() => {
      reading = getTotals(cart).catch(() => undefined)
    }, delay)
  const stop = () => clearTimeout(timer)
  const take = async () => {
    stop()
    const totals = await reading
    const isMiss = totals && !(addsUp(totals) && isAfter(totals))
    if (isMiss) $misses.set($misses.get() + 1)
    return isMiss || $totals.get() !== before ? undefined : totals
  }
  return { stop, take }
}
