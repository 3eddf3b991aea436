import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import {
  $earned,
  $pointsUsed,
  $rewardPoints,
  $storeCredit,
  $creditUsed,
  applyStoreCredit,
  applyRewardPoints,
} from './balances.ts'
import { $items, $quote, $totals, loadCart } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import {
  $coupon,
  applyCoupon,
  removeCoupon,
  $giftCards,
  $takesSeveralCards,
  applyGiftCard,
  removeGiftCard,
  $hasPrime,
  $primeSaving,
  addPrime,
  removePrime,
} from './discounts.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { $discountErrors } from './discount-errors.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { $primeTerms } from './prime-terms.ts'

const EARRINGS = { sku: 'EA-1', qty: 2 }
const VOUCHER = { sku: 'GV-50' }
const ANN = 'ann@example.com'

let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop({ items: [EARRINGS], ...options })
  for (const store of [$items, $totals, $quote, $storeCredit, $rewardPoints]) store.listen(() => undefined)
  await Promise.all([loadCart(), loadSettings(), loadCustomer()])
}

const cart = () => open.ledger().carts.find(({ active }) => active)!
const shown = () => grandTotal($totals.get())
/** Expects the total on screen to be the shop's. */
const expectAgreement = () => expect(shown()).toBe(cart().grandTotal)
const mood = (match: string, fault: object) =>
  fetch('/__demo/mood', { method: 'POST', body: JSON.stringify({ match, fault }) })
const strike = (personality: string) =>
  fetch('/__demo/mood', { method: 'POST', body: JSON.stringify({ personality }) })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
})

it('applies a coupon when the response has no error, and removes it again', async () => {
  await enter()
  await applyCoupon('spring')
  expect($coupon.get()).toBe('SPRING')
  expect(segmentValue($totals.get(), 'discount')).toBe(-6.9)
  expectAgreement()
  await removeCoupon()
  expect($coupon.get()).toBe('')
  expect(shown()).toBe(69)
})

it('shows the shop’s reason for a refused code, and that the good one before it is gone', async () => {
  await enter()
  await applyCoupon('SPRING')
  await applyCoupon('NOPE')
  expect($discountErrors.get().coupon).toBe('The coupon code "NOPE" is not valid.')
  expect($coupon.get()).toBe('')
  expectAgreement()
})

it('applies a code that was typed in groups', async () => {
  await enter()
  await applyCoupon('SPR ING')
  expect($coupon.get()).toBe('SPRING')
  await applyGiftCard('ABCD 1234 EFGH')
  expect($giftCards.get()).toMatchObject([{ code: 'ABCD••••EFGH' }])
  expectAgreement()
})

it('names a refused code as it was typed', async () => {
  await enter()
  await applyGiftCard('NO SUCH CARD')
  expect($discountErrors.get().gift_card).toBe('Could not apply gift card NO SUCH CARD')
})

it('applies the newest of two codes', async () => {
  await enter()
  await Promise.all([applyCoupon('SPRING'), applyCoupon('WELCOME5')])
  expect($coupon.get()).toBe('WELCOME5')
})

it('finds out whether a coupon was applied when the response was lost', async () => {
  await enter()
  await mood('POST /checkout/cart/couponPost', { kind: 'commit-drop' })
  await applyCoupon('SPRING')
  expect($coupon.get()).toBe('SPRING')
  expect($discountErrors.get().coupon).toBeUndefined()
  expectAgreement()
})

it('applies several gift cards by code and removes them by id, since codes are masked', async () => {
  await enter()
  await applyGiftCard('ABCD1234EFGH')
  await applyGiftCard('LUXE2024GIFT')
  expect($giftCards.get()).toMatchObject([
    { id: '31', code: 'ABCD••••EFGH', amount: 20 },
    { id: '32', code: 'LUXE••••GIFT', amount: 49 },
  ])
  expect(shown()).toBe(0)
  await removeGiftCard('31')
  expect($giftCards.get()).toMatchObject([{ id: '32', amount: 69 }])
  expect(open.ledger().requests.some(({ path }) => path.endsWith('/mpgiftcard/31'))).toBe(true)
  expectAgreement()
})

it.each(['PAST2020GIFT', 'EMPTY000GIFT', 'unknown'])(
  'names the gift card %s that was refused',
  async (code) => {
    await enter()
    await applyGiftCard(code)
    expect($discountErrors.get().gift_card).toBe(`Could not apply gift card ${code}`)
    expect($giftCards.get()).toEqual([])
  },
)

it('shows a gift card in the shopper’s currency, though the response has another', async () => {
  await enter({ currency: 'JPY' })
  await applyGiftCard('ABCD1234EFGH')
  expect($giftCards.get()).toMatchObject([{ amount: 3000 }])
})

it('replaces the first gift card by the second where the shop takes one only', async () => {
  await enter()
  await strike('one-gift-card')
  await applyGiftCard('ABCD1234EFGH')
  expect($takesSeveralCards.get()).toBe(false)
  await applyGiftCard('LUXE2024GIFT')
  expect($giftCards.get().map(({ id }) => id)).toEqual(['32'])
})

it('applies and removes store credit and points of a customer', async () => {
  await enter({ customer: ANN })
  await vi.waitFor(() => expect($storeCredit.get()?.balance).toBe(20))
  await vi.waitFor(() => expect($rewardPoints.get()?.balance).toBe(500))
  await applyStoreCredit(true)
  await applyRewardPoints(true)
  expect([$creditUsed.get(), $pointsUsed.get(), shown()]).toEqual([20, 5, 44])
  expectAgreement()
  await applyStoreCredit(false)
  await applyRewardPoints(false)
  expect([$creditUsed.get(), $pointsUsed.get(), shown()]).toEqual([0, 0, 69])
})

it('has neither credit nor points for a guest', async () => {
  await enter()
  expect([$storeCredit.get(), $rewardPoints.get(), $earned.get()]).toEqual([null, null, undefined])
  expect(open.ledger().requests.some(({ path }) => path.includes('aw-get'))).toBe(false)
})

it('earns points for what is shipped, at this customer’s rate', async () => {
  await enter({ customer: ANN, items: [EARRINGS, VOUCHER] })
  await vi.waitFor(() => expect($rewardPoints.get()).toBeDefined())
  expect(shown()).toBe(119)
  expect($earned.get()).toEqual({ points: 138, multiplier: 2 })
})

it('refuses points for a cart of vouchers with the shop’s reason', async () => {
  await enter({ customer: ANN, items: [VOUCHER] })
  expect($isVirtualCart.get()).toBe(true)
  await applyRewardPoints(true)
  expect($discountErrors.get().reward_points).toBe(
    'No possibility to use reward points discounts in the cart',
  )
})

it('shows beforehand what Prime saves, to the cent, and adds and removes it', async () => {
  await enter({ items: [EARRINGS, VOUCHER] })
  expect($primeTerms.get()).toEqual({ sku: 'PRIME', price: 19.9, return_credit: 9 })
  const saving = $primeSaving.get()
  expect(saving).toBe(6.9)
  await addPrime()
  expect($hasPrime.get()).toBe(true)
  expect(segmentValue($totals.get(), 'discount')).toBe(-saving)
  expectAgreement()
  await removePrime()
  expect($hasPrime.get()).toBe(false)
  expectAgreement()
})

it('shows an empty cart when it was emptied elsewhere', async () => {
  await enter()
  await strike('cart-emptied')
  await applyCoupon('SPRING')
  expect($discountErrors.get().coupon).toBe('We cannot apply the coupon code.')
  expect($items.get()).toEqual([])
})
