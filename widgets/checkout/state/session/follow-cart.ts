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
import { refreshMethods } from '../payment/methods'
import { $orderStatus } from '../order/status'
import { $savedAddress, type OrderAddresses } from '../addresses'
import { loadRates, saveRate } from '../delivery/rates'

/** Segments an address or a rate changes, too. Of those that pay only their being there counts. */
const DERIVED = new Set(['subtotal', 'shipping', 'tax', 'grand_total', 'discount', 'tariff_insurance'])
const PAYING = new Set(['gift_card', 'aw_store_credit', 'aw_reward_points'])

/** What the steps before did not decide and what rates and payment methods depend on. */
const $basis = computed([$cart, $items, $totals], (cart, items, totals) => {
  if (!cart || !items?.length || !totals) return undefined
  const extras = segments(totals)
    .filter(({ code }) => !DERIVED.has(code))
    .map(({ code, value }) => (PAYING.has(code) ? code : `${code} ${value}`))
  const cards = giftCards(totals).map(({ id }) => id)
  const quantities = items.map(({ item_id, qty }) => [item_id, qty])
  return JSON.stringify([cart.id, quantities, totals.coupon_code, extras, cards])
})

/**
 * A coupon, a gift card or another cart makes rates and payment methods other ones: they are read again behind the
 * step that is open, while the card form stays as it is.
 */
export function followCart(): () => void {
  let known = $cart.get()?.id
  return $basis.listen((basis, before) => {
    const saved = $savedAddress.get()
    const cart = $cart.get()?.id
    if (!basis || !saved || $orderStatus.get() !== 'idle') return
    const isOther = cart !== known
    known = cart
    if (isOther && isUsable(saved)) return void resubmit(saved)
    if (!before && !isOther) return
    void task('follow-cart', () =>
      queue('follow-cart', (signal) => withFreshCart((cart) => follow(cart, saved, signal))),
    )
  })
}

const isUsable = (saved: OrderAddresses) => $isVirtualCart.get() || saved.shipping !== undefined

/** A login made the cart another one, which does not know the addresses yet (a.3). The shopper stays where they are. */
function resubmit({ shipping, billing }: OrderAddresses): Promise<void> {
  const own = (address: Address) => ({ ...address, email: $cart.get()?.customer ? undefined : address.email })
  return resubmitAddress({ shipping: shipping && own(shipping), billing: own(billing) })
}

async function follow(cart: CartRef, saved: OrderAddresses, signal: AbortSignal) {
  if (!$isVirtualCart.get() && !(await renewRate(cart, saved, signal))) return
  const details = await getPaymentInformation(cart, { signal })
  signal.throwIfAborted()
  batch(() => {
    setTotals(details.totals)
    refreshMethods(details.payment_methods)
  })
}

/** Reads and saves the rate again; undefined when there is nothing left to send the goods by, or nowhere to. */
async function renewRate(cart: CartRef, saved: OrderAddresses, signal: AbortSignal) {
  const rate = saved.shipping && (await loadRates(cart, saved.shipping, signal))
  if (rate) await saveRate(cart, saved, rate)
  return rate
}
