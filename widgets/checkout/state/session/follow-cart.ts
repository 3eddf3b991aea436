import { batch } from 'nanostores'
import type { CartRef } from '#http/cart-path.ts'
import { getPaymentInformation } from '#payment/api/payment.ts'
import type { Address } from '#address/rules/address.ts'
import { $cart, setTotals } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { queue } from '#async/queue.ts'
import { task } from '#async/task.ts'
import { withFreshCart } from '#cart/state/with-fresh-cart.ts'
import { resubmitAddress } from '../address/submit-address.ts'
import { followMethod } from '#payment/state/chosen-method.ts'
import { refreshListedMethods } from '#payment/state/offered-methods.ts'
import { $orderStatus } from '#order/state/order.ts'
import { $savedAddress, isUsable, type OrderAddresses } from '#address/state/addresses.ts'
import { $cartFingerprint } from '#checkout/state/cart-fingerprint.ts'
import { $rate, $rates } from '#delivery/state/delivery.ts'
import { loadRates, saveOfferedRate } from '#delivery/state/rates.ts'
import { clearForOther } from './clear-shopper.ts'

/**
 * Reads rates and payment methods again when a coupon, a gift card or another cart may have changed them, and takes the
 * payment's confirmation back when its method goes. The card form stays. Nothing is saved with another customer's cart.
 */
export function followCart(): () => void {
  let known = $cart.get()?.id
  let followed = $cartFingerprint.get()
  const followChange = () => {
    const fingerprint = $cartFingerprint.get()
    if (fingerprint === followed || $orderStatus.get() !== 'idle') return
    const before = followed
    followed = fingerprint
    const saved = $savedAddress.get()
    const cart = $cart.get()?.id
    if (!fingerprint || !saved) return
    const isOther = cart !== known
    known = cart
    if (isOther && isUsable(saved)) return void resubmit(saved)
    if (!before && !isOther) return
    void task('follow-cart', () =>
      queue('follow-cart', (signal) => withFreshCart((cart) => follow(cart, saved, signal))),
    )
  }
  // A change that an order finds is followed once nothing came of it.
  const stops = [
    $cartFingerprint.listen(followChange),
    $orderStatus.listen(followChange),
    followMethod(),
    clearForOther(),
  ]
  return () => stops.forEach((stop) => stop())
}

/** A login replaced the cart, and the new one does not have the addresses yet (wire: cart-id). The open step stays. */
function resubmit({ shipping, billing }: OrderAddresses): Promise<void> {
  const ofShopper = (address: Address) => ({
    ...address,
    email: $cart.get()?.customer ? undefined : address.email,
  })
  return resubmitAddress({ shipping: shipping && ofShopper(shipping), billing: ofShopper(billing) })
}

async function follow(cart: CartRef, saved: OrderAddresses, signal: AbortSignal) {
  if (saved.shipping && !$isVirtualCart.get()) return renewRate(cart, saved, saved.shipping, signal)
  if ($savedAddress.get()?.shipping) dropDelivery()
  const details = await getPaymentInformation(cart, { signal })
  signal.throwIfAborted()
  batch(() => {
    setTotals(details.totals)
    refreshListedMethods(details.payment_methods)
  })
}

/**
 * Drops the delivery of a cart with nothing left to ship: its order has no address for it. Goods that come
 * back ask for one.
 */
function dropDelivery() {
  batch(() => {
    $savedAddress.set({ ...$savedAddress.get()!, shipping: undefined })
    $rates.set(undefined)
    $rate.set(undefined)
  })
}

/** Reads and saves the rate again; the response has totals and payment methods. */
async function renewRate(cart: CartRef, saved: OrderAddresses, shipping: Address, signal: AbortSignal) {
  const rate = await loadRates(cart, shipping, signal)
  if (rate) await saveOfferedRate(cart, saved, rate, signal)
}
