import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type OpenShop, openShop, type OpenShopOptions } from '#test/open-shop.ts'
import { afterPaint } from '#dom/lifecycle.ts'
import type { PageModule } from '#storefront/page/sections/magento-module.ts'
import { $items, $totals, loadCart, refreshCart } from '#cart/state/cart.ts'
import { removeItem } from '#cart/state/remove-item.ts'
import { loadCustomer } from '#customer/state/customer.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { applyRewardPoints, applyStoreCredit } from './balances.ts'
import { applyCoupon, removeCoupon, $giftCards, applyGiftCard, removeGiftCard } from './discounts.ts'

const NECKLACES = { sku: 'NK-2', qty: 3 }
const EARRINGS = { sku: 'EA-1', qty: 2 }
const VOUCHER = { sku: 'GV-50' }
const ANN = 'ann@example.com'

let open: OpenShop

async function enter(options: OpenShopOptions = {}) {
  open = openShop({ items: [NECKLACES, EARRINGS], ...options })
  for (const store of [$items, $totals, $notices]) store.listen(() => undefined)
  await Promise.all([loadCart(), loadSettings(), loadCustomer()])
  await import('./notify-dropped.ts')
}

const strike = (personality: string) =>
  fetch('/__demo/mood', { method: 'POST', body: JSON.stringify({ personality }) })
const removeFirst = () => removeItem($items.get()![0]!.item_id)
/** Our own sentences about discounts by their key, and the shop's by their text. */
const noticed = () =>
  $notices
    .get()
    .filter(({ key = 'notice.dropped' }) => key.startsWith('notice.dropped'))
    .map(({ key, values, text }) => text ?? [key, values?.code].join(' ').trim())

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => {
  open.restore()
})

it('notifies of a coupon that no longer holds once an item is removed', async () => {
  await enter()
  await applyCoupon('GALA')
  await removeFirst()
  expect(noticed()).toEqual(['notice.dropped.coupon GALA'])
})

it('notifies of a gift card that has expired in the shop’s own words', async () => {
  await enter()
  await applyGiftCard('ABCD1234EFGH')
  await strike('gift-cards-expired')
  await refreshCart()
  await vi.waitFor(() => expect(noticed()).toEqual(['The gift card ABCDXXXXEFGH has expired.']))
})

it('leaves a gift card that has expired to the page that shows the shop’s words', async () => {
  document.body.innerHTML = '<div class="page messages"></div>'
  await enter()
  const script = resolve(import.meta.dirname, '../../../demo/pages/script/magento.js')
  await import(/* @vite-ignore */ `${script}?dropped`)
  const module = window.require?.('Magento_Customer/js/customer-data') as PageModule
  const shown = vi.fn()
  module.get('messages').subscribe(shown)
  await applyGiftCard('ABCD1234EFGH')
  await strike('gift-cards-expired')
  await refreshCart()
  await vi.waitFor(() => expect(shown).toHaveBeenCalled())
  await new Promise<void>(afterPaint)
  expect(noticed()).toEqual([])
  Reflect.deleteProperty(window, 'require')
  Reflect.deleteProperty(window, 'jQuery')
})

it('notifies of a gift card that is gone without a word of the shop', async () => {
  await enter()
  await applyGiftCard('ABCD1234EFGH')
  for (const cart of open.shop.carts.values()) cart.giftCards = []
  await refreshCart()
  await vi.waitFor(() => expect(noticed()).toEqual(['notice.dropped.gift_card ABCD••••EFGH']))
})

it('notifies of points that a cart of vouchers does not take', async () => {
  await enter({ customer: ANN, items: [NECKLACES, VOUCHER] })
  await applyRewardPoints(true)
  await removeFirst()
  expect(noticed()).toEqual(['notice.dropped.reward_points'])
})

it('says nothing of what the shopper takes off herself', async () => {
  await enter({ customer: ANN })
  await applyCoupon('GALA')
  await applyGiftCard('ABCD1234EFGH')
  await applyStoreCredit(true)
  await removeCoupon()
  await removeGiftCard($giftCards.get()[0]!.id)
  await applyStoreCredit(false)
  expect(noticed()).toEqual([])
})

it('says nothing of the discounts of another cart', async () => {
  await enter()
  await applyCoupon('SPRING')
  for (const cart of open.shop.carts.values()) Object.assign(cart, { mask: 'another', coupon: undefined })
  await loadCart()
  expect($totals.get()?.coupon_code).toBeUndefined()
  expect(noticed()).toEqual([])
})
