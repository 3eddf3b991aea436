import { atom, computed, onMount, type WritableAtom } from 'nanostores'
import * as api from '../api/balances.ts'
import {
  earnedPoints,
  pointsMultiplier,
  type RewardPoints,
  totalWithoutVirtual,
  type StoreCredit,
} from '../rules/balances.ts'
import { amountUsed, baseGrandTotal } from '#cart/rules/total-parts.ts'
import { $items, $totals } from '#cart/state/cart.ts'
import { $settings } from '#storefront/state/config.ts'
import { $customer, $isLoggedIn } from '#customer/state/customer.ts'
import { changeDiscount } from './discounts.ts'
import { logFailure } from '#storefront/state/log.ts'

/**
 * Store credit and points of the customer (rule: credit-and-points); null for guests and when the request failed,
 * undefined until known.
 */
export const $storeCredit = atom<StoreCredit | null | undefined>()
export const $rewardPoints = atom<RewardPoints | null | undefined>()

/** Read again with the customer: another may have logged in, or the currency has changed. */
const $shopper = computed([$isLoggedIn, $customer], (isLoggedIn, customer) => ({
  isLoggedIn,
  fullname: customer?.fullname,
}))

/** Both requests have ended, so the layout does not shift any more. */
export const $areBalancesKnown = computed(
  [$storeCredit, $rewardPoints],
  (credit, points) => credit !== undefined && points !== undefined,
)

followLogin($storeCredit, 'store credit', () => api.getStoreCredit())
followLogin($rewardPoints, 'reward points', () => api.getRewardPoints())

function followLogin<T>($balance: WritableAtom<T | null | undefined>, name: string, read: () => Promise<T>) {
  let newest: Promise<T> | undefined
  let owner: string | undefined
  onMount($balance, () =>
    $shopper.subscribe(({ isLoggedIn, fullname }) => {
      if (fullname !== owner) $balance.set(undefined)
      owner = fullname
      const request = (newest = isLoggedIn ? read() : undefined)
      if (!request) return $balance.set(isLoggedIn === false ? null : undefined)
      request.then(
        (balance) => newest === request && $balance.set(balance),
        (error: unknown) => {
          logFailure(name, error)
          if (newest === request) $balance.set($balance.get() ?? null)
        },
      )
    }),
  )
}

/** The amount each of them pays of this cart; 0: not applied. */
export const $creditUsed = computed($totals, (totals) => amountUsed(totals, 'store_credit'))
export const $pointsUsed = computed($totals, (totals) => amountUsed(totals, 'reward_points'))

export const applyStoreCredit = (isUsed: boolean) =>
  changeDiscount(
    'store_credit',
    'store_credit',
    String(isUsed),
    () => (isUsed ? api.applyStoreCredit() : api.removeStoreCredit()),
    () => $creditUsed.get() > 0 === isUsed,
  )

export const applyRewardPoints = (isUsed: boolean) =>
  changeDiscount(
    'reward_points',
    'reward_points',
    String(isUsed),
    () => (isUsed ? api.applyRewardPoints() : api.removeRewardPoints()),
    () => $pointsUsed.get() > 0 === isUsed,
  )

export interface Earned {
  points: number
  /** The rate as a multiple of the default rate, when it is higher (rule: reward-points). */
  multiplier?: number
}

/** Points the customer earns with this order (rule: reward-points); undefined when none. */
export const $earned = computed(
  [$settings, $totals, $items, $rewardPoints],
  (settings, totals, items = [], balance): Earned | undefined => {
    if (!settings || !totals || !balance?.canEarn) return undefined
    const rate = settings.reward_points_earn_rate
    const total = totalWithoutVirtual(baseGrandTotal(totals), items, totals.base_currency_code)
    const points = earnedPoints(rate, total)
    const multiplier = pointsMultiplier(rate, settings.reward_points_default_earn_rate)
    return points > 0 ? { points, ...(multiplier && { multiplier }) } : undefined
  },
)
