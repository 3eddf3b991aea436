import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OpenShop, openShop } from '#test/open-shop.ts'
import { $items, $totals, loadCart } from '#cart/state/cart.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { $creditUsed, $pointsUsed, applyRewardPoints, applyStoreCredit } from './balances.ts'
import {
  $coupon,
  applyCoupon,
  removeCoupon,
  $giftCards,
  applyGiftCard,
  removeGiftCard,
  $hasPrime,
  addPrime,
  removePrime,
} from './discounts.ts'
import { $discountErrors } from './discount-errors.ts'

let open: OpenShop

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  open = openShop({ items: [{ sku: 'EA-1', qty: 2 }], customer: 'ann@example.com' })
  for (const store of [$items, $totals]) store.listen(() => undefined)
  await Promise.all([loadCart(), loadSettings(), loadCustomer()])
})
afterEach(() => {
  open.restore()
})

const removeCard = () => removeGiftCard($giftCards.get()[0]!.id)

const CHANGES = [
  ['a coupon', 'coupon', () => applyCoupon('spring'), removeCoupon, () => Boolean($coupon.get())],
  [
    'a gift card',
    'gift_card',
    () => applyGiftCard('ABCD1234EFGH'),
    removeCard,
    () => $giftCards.get().length > 0,
  ],
  [
    'store credit',
    'store_credit',
    () => applyStoreCredit(true),
    () => applyStoreCredit(false),
    () => $creditUsed.get() > 0,
  ],
  [
    'points',
    'reward_points',
    () => applyRewardPoints(true),
    () => applyRewardPoints(false),
    () => $pointsUsed.get() > 0,
  ],
  ['Prime', 'prime', addPrime, removePrime, () => $hasPrime.get()],
] as const

/** The shop carries out what changes the cart, and its answers are lost. */
function loseAnswers(kind: 'commit-drop' | 'abort') {
  const changes = ['POST /checkout/cart/*', 'PUT */carts/mine/*', 'DELETE */carts/mine/*']
  open.shop.moods = changes.map((match) => ({ match, fault: { kind }, seen: 0 }))
}

it.each(CHANGES)(
  '%s that was added or removed though the answer was lost has not failed',
  async (...change) => {
    const [, name, add, remove, isOn] = change
    loseAnswers('commit-drop')
    await add()
    expect([isOn(), $discountErrors.get()[name]]).toEqual([true, undefined])
    await remove()
    expect([isOn(), $discountErrors.get()[name]]).toEqual([false, undefined])
  },
)

it.each(CHANGES)('%s that could not be added or removed has failed', async (...change) => {
  const [, name, add, remove, isOn] = change
  loseAnswers('abort')
  await add()
  expect([isOn(), $discountErrors.get()[name]]).toEqual([false, { key: 'state.failed' }])
  open.shop.moods = []
  await add()
  loseAnswers('abort')
  await remove()
  expect([isOn(), $discountErrors.get()[name]]).toEqual([true, { key: 'state.failed' }])
})
