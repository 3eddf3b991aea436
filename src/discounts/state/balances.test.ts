import { afterEach, expect, it } from 'vitest'
import { $areBalancesKnown, $rewardPoints, $storeCredit } from './balances.ts'

let stop = () => {}
afterEach(() => stop())

it.each([
  ['store credit', $storeCredit, $rewardPoints],
  ['number of points', $rewardPoints, $storeCredit],
])('credit and points are known once both are, whose last is the %s', (_, $last, $first) => {
  stop = $areBalancesKnown.listen(() => undefined)
  expect($areBalancesKnown.get()).toBe(false)
  $first.set(null)
  expect($areBalancesKnown.get()).toBe(false)
  $last.set(null)
  expect($areBalancesKnown.get()).toBe(true)
})
