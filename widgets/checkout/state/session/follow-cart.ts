import { batch } from 'nanostores'
import type { CartRef } from '../../../../src/api/cart-path'
import { getPaymentInformation } from '../../../../src/api/payment/payment'
import type { Address } from '../../../../src/domain/address/address'
import { $cart, setTotals } from '../../../../src/state/cart/cart'
import { $isVirtualCart } from '../../../../src/state/cart/contents'
import { queue } from '../../../../src/state/queue'
import { task } from '../../../../src/state/task'
import { withFreshCart } from '../../../../src/state/cart/with-fresh-cart'
import { resubmitAddress } from '../address/submit-address'
import { followMethod } from '../payment/confirm-payment'
import { refreshListedMethods } from '../payment/listed-methods'
import { $orderStatus } from '../order/status'
import { $savedAddress, isUsable, type OrderAddresses } from '../addresses'
import { $cartFingerprint } from '../cart-fingerprint'
import { $rate, $rates } from '../delivery/delivery'
import { loadRates, saveOfferedRate } from '../delivery/rates'
import { clearForOther } from './clear-for-other'

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

/** A login replaced the cart, and the new one does not have the addresses yet (a.3). The open step stays. */
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

/** Of a cart with nothing left to ship. The order says no address to deliver to, and goods that come back ask for one. */
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
