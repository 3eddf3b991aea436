import { batch, computed } from 'nanostores'
import type { CartRef } from '../../../../src/api/cart-path'
import { getPaymentInformation } from '../../../../src/api/payment'
import type { Address } from '../../../../src/domain/address/address'
import { giftCards, segments } from '../../../../src/domain/cart/totals'
import { $cart, $isVirtualCart, $items, $totals, setTotals } from '../../../../src/state/cart/cart'
import { queue } from '../../../../src/state/queue'
import { task } from '../../../../src/state/task'
import { withFreshCart } from '../../../../src/state/cart/with-fresh-cart'
import { resubmitAddress } from '../address/submit-address'
import { followMethod } from '../payment/confirm-payment'
import { refreshListedMethods } from '../payment/listed-methods'
import { $orderStatus } from '../order/status'
import { $savedAddress, type OrderAddresses } from '../addresses'
import { loadRates, saveRate } from '../delivery/rates'

/** Segments that an address or a rate changes, too. Of segments that pay, only their presence counts. */
const CHANGED_BY_DELIVERY = new Set([
  'subtotal',
  'shipping',
  'tax',
  'grand_total',
  'discount',
  'tariff_insurance',
])
const PAYING = new Set(['gift_card', 'aw_store_credit', 'aw_reward_points'])

/** What rates and payment methods depend on besides the address and the rate. */
const $cartFingerprint = computed([$cart, $items, $totals], (cart, items, totals) => {
  if (!cart || !items?.length || !totals) return undefined
  const extras = segments(totals)
    .filter(({ code }) => !CHANGED_BY_DELIVERY.has(code))
    .map(({ code, value }) => (PAYING.has(code) ? code : `${code} ${value}`))
  const cards = giftCards(totals).map(({ id }) => id)
  const quantities = items.map(({ item_id, qty }) => [item_id, qty])
  return JSON.stringify([cart.id, quantities, totals.coupon_code, extras, cards])
})

/**
 * Reads rates and payment methods again when a coupon, a gift card or another cart may have changed them, and takes the
 * payment's confirmation back when its method goes. The card form stays.
 */
export function followCart(): () => void {
  let known = $cart.get()?.id
  const stopCart = $cartFingerprint.listen((fingerprint, before) => {
    const saved = $savedAddress.get()
    const cart = $cart.get()?.id
    if (!fingerprint || !saved || $orderStatus.get() !== 'idle') return
    const isOther = cart !== known
    known = cart
    if (isOther && isUsable(saved)) return void resubmit(saved)
    if (!before && !isOther) return
    void task('follow-cart', () =>
      queue('follow-cart', (signal) => withFreshCart((cart) => follow(cart, saved, signal))),
    )
  })
  const stopMethod = followMethod()
  return () => (stopCart(), stopMethod())
}

const isUsable = (saved: OrderAddresses) => $isVirtualCart.get() || saved.shipping !== undefined

/** A login replaced the cart, and the new one does not have the addresses yet (a.3). The open step stays. */
function resubmit({ shipping, billing }: OrderAddresses): Promise<void> {
  const ofShopper = (address: Address) => ({
    ...address,
    email: $cart.get()?.customer ? undefined : address.email,
  })
  return resubmitAddress({ shipping: shipping && ofShopper(shipping), billing: ofShopper(billing) })
}

async function follow(cart: CartRef, saved: OrderAddresses, signal: AbortSignal) {
  if (!$isVirtualCart.get() && !(await renewRate(cart, saved, signal))) return
  const details = await getPaymentInformation(cart, { signal })
  signal.throwIfAborted()
  batch(() => {
    setTotals(details.totals)
    refreshListedMethods(details.payment_methods)
  })
}

/** Reads and saves the rate again; undefined without a rate, or without an address to ship to. */
async function renewRate(cart: CartRef, saved: OrderAddresses, signal: AbortSignal) {
  const rate = saved.shipping && (await loadRates(cart, saved.shipping, signal))
  if (rate) await saveRate(cart, saved, rate)
  return rate
}
