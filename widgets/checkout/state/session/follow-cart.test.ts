import { afterEach, expect, it, vi } from 'vitest'
import { rateKey } from '#delivery/rules/rate.ts'
import { inAustin } from '#test/austin.ts'
import { openCheckout, requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { $items, $totals, loadCart, refreshCart } from '#cart/state/cart.ts'
import { removeItem } from '#cart/state/remove-item.ts'
import { grandTotal } from '#cart/rules/totals.ts'
import { requestQuantity } from '#cart/state/quantities.ts'
import { applyCoupon, applyGiftCard } from '#discounts/state/discounts.ts'
import { $currency } from '#storefront/state/context.ts'
import { queueIdle } from '#async/queue.ts'
import { $tasks, isRunning } from '#async/task.ts'
import { submitAddress } from '../address/submit-address.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { setTariffInsurance } from '#delivery/state/apply-tariff-insurance.ts'
import { $rate, $rates, $replacedRate } from '#delivery/state/delivery.ts'
import { confirmDelivery, isRateSaved } from '#delivery/state/rates.ts'
import { $orderStatus } from '#order/state/order.ts'
import { $listedMethods, setListedMethods } from '#payment/state/offered-methods.ts'
import { $step } from '../progress/steps.ts'
import { followCart } from './follow-cart.ts'

setUpCheckout()

let stop = () => {}
afterEach(() => stop())

async function begin(items?: { sku: string }[]) {
  if (items) await openCheckout({ items })
  stop = followCart()
  await submitAddress(items ? { billing: inAustin } : { shipping: inAustin, billing: inAustin })
}
const settled = async () => {
  await vi.waitFor(() => expect(isRunning('follow-cart')).toBe(false))
  await queueIdle()
}
const saves = () => requestsSent(/shipping-information|billing-address/).length
const estimates = () => requestsSent(/estimate-shipping/).length

it('a delivery is read and saved again when the cart has changed, and not before there is an address', async () => {
  stop = followCart()
  await requestQuantity($items.get()![0]!.item_id, 2)
  await settled()
  expect([estimates(), saves()]).toEqual([0, 0])
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await settled()
  expect([estimates(), saves()]).toEqual([1, 1])
  await requestQuantity($items.get()![0]!.item_id, 4)
  await settled()
  expect([estimates(), saves()]).toEqual([2, 2])
})

it('a coupon has the delivery saved again; the same cart read once more does not', async () => {
  await begin()
  await applyCoupon('SPRING')
  await settled()
  expect(saves()).toBe(2)
  await loadCart()
  await settled()
  expect(saves()).toBe(2)
})

it('another delivery takes the place of one that is withdrawn while the cart is followed', async () => {
  await begin()
  const { fetch } = globalThis
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request)
    if (response.url.includes('estimate-shipping'))
      for (const cart of shop.shop.carts.values()) cart.withdrawn = ['tablerate']
    return response
  }
  await applyCoupon('SPRING')
  await settled()
  expect([$rate.get()?.carrier_code, isRateSaved()]).toEqual(['accelerate', true])
  expect($replacedRate.get()?.from.carrier_code).toBe('tablerate')
})

it('no delivery is saved once none is offered for the changed cart', async () => {
  await begin()
  for (const cart of shop.shop.carts.values())
    cart.withdrawn = $rates.get()!.map(({ carrier_code }) => carrier_code)
  await applyCoupon('SPRING')
  await settled()
  expect([estimates(), saves(), $tasks.get()['follow-cart']]).toEqual([2, 1, undefined])
  expect([$rates.get(), $rate.get(), isRateSaved()]).toEqual([[], undefined, false])
})

it('the prices of the deliveries are in the currency that another tab has changed to', async () => {
  await begin()
  await fetch('/directory/currency/switch/?currency=EUR')
  await refreshCart()
  await settled()
  const { amount } = $rates.get()!.find((rate) => rateKey(rate) === 'expedite_expedite')!
  await submitAddress({ shipping: { ...inAustin, city: 'Dallas' }, billing: inAustin })
  const { amount: inEuros } = $rates.get()!.find((rate) => rateKey(rate) === 'expedite_expedite')!
  expect([$currency.get(), amount]).toEqual(['EUR', inEuros])
})

it('nothing is followed while an order is under way, nor after the checkout was left', async () => {
  await begin()
  $orderStatus.set('pending')
  await requestQuantity($items.get()![0]!.item_id, 3)
  await settled()
  expect(saves()).toBe(1)
  stop()
  $orderStatus.set('idle')
  await requestQuantity($items.get()![0]!.item_id, 5)
  await settled()
  expect(saves()).toBe(1)
})

it('what has changed while an order was under way is followed when nothing came of it', async () => {
  await begin()
  $orderStatus.set('pending')
  await applyCoupon('SPRING')
  $orderStatus.set('idle')
  await settled()
  expect(saves()).toBe(2)
  $orderStatus.set('pending')
  $orderStatus.set('idle')
  await settled()
  expect(saves()).toBe(2)
})

it('what a gift card covers no longer, and then again, has the ways to pay read again', async () => {
  await begin()
  shop.shop.giftCardBalances[32] = Math.round(grandTotal($totals.get()) * 100)
  await applyGiftCard('LUXE2024GIFT')
  await settled()
  const isFreeListed = () => $listedMethods.get()!.some(({ code }) => code === 'free')
  expect([grandTotal($totals.get()), isFreeListed()]).toEqual([0, true])
  await setTariffInsurance(true)
  await settled()
  expect([grandTotal($totals.get()) > 0, isFreeListed()]).toEqual([true, false])
  await setTariffInsurance(false)
  await settled()
  expect([grandTotal($totals.get()), isFreeListed()]).toEqual([0, true])
})

it('vouchers have their ways to pay read again, with the total', async () => {
  await begin([{ sku: 'GV-50' }])
  const before = requestsSent(/GET payment-information/).length
  setListedMethods([])
  await requestQuantity($items.get()![0]!.item_id, 2)
  await settled()
  expect(requestsSent(/GET payment-information/)).toHaveLength(before + 1)
  expect([estimates(), $listedMethods.get()!.length > 0]).toEqual([0, true])
  expect($totals.get()!.grand_total).toBe(shop.ledger().carts.find(({ active }) => active)!.grandTotal)
})

it('a cart that has only vouchers left is delivered nowhere, and goods that come back need an address', async () => {
  await openCheckout({ items: [{ sku: 'EA-1' }, { sku: 'GV-50' }] })
  stop = followCart()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  await confirmDelivery()
  expect($step.get()).toBe('payment_method')
  const earrings = $items.get()!.find((item) => !item.is_virtual)!
  await removeItem(earrings.item_id)
  await settled()
  expect($savedAddress.get()).toMatchObject({ shipping: undefined, billing: { city: inAustin.city } })
  expect([$rate.get(), $step.get()]).toEqual([undefined, 'payment_method'])
  $items.set($items.get()!.map((item) => ({ ...item, is_virtual: false })))
  expect($step.get()).toBe('shipping_address')
})

it('an address that is being changed while the last goods leave the cart is not saved again', async () => {
  await openCheckout({ items: [{ sku: 'EA-1' }, { sku: 'GV-50' }] })
  stop = followCart()
  await submitAddress({ shipping: inAustin, billing: inAustin })
  const stopChanging = $items.listen(() => queueMicrotask(() => $savedAddress.set(undefined)))
  await removeItem($items.get()!.find((item) => !item.is_virtual)!.item_id)
  await settled()
  stopChanging()
  expect($savedAddress.get()).toBeUndefined()
})
