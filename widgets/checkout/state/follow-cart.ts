import { batch, computed } from 'nanostores'
import type { CartRef } from '../../../src/api/cart-path'
import { getPaymentInformation } from '../../../src/api/payment'
import type { Address } from '../../../src/domain/address/address'
import { giftCards, segments } from '../../../src/domain/cart/totals'
import { rateKey } from '../../../src/domain/delivery/rate'
import { $cart, $items, $totals, setTotals } from '../../../src/state/cart/cart'
import { queue } from '../../../src/state/queue'
import { task } from '../../../src/state/task'
import { withFreshCart } from '../../../src/state/cart/with-fresh-cart'
import { submitAddress } from './address/submit-address'
import { refreshMethods } from './payment/methods'
import { $orderStatus } from './order/lock'
import { $savedAddress, type OrderAddresses } from './address/saved-address'
import { $rate, loadRates, saveRate } from './delivery/rates'
import { $isVirtual, $step, canOpen, jumpTo, openStep, reachOnly } from './steps'

/** Segments an address or a rate changes, too. Of those that pay only their being there counts. */
const BY_THE_WAY = new Set(['subtotal', 'shipping', 'tax', 'grand_total', 'discount', 'tariff_insurance'])
const PAYING = new Set(['gift_card', 'aw_store_credit', 'aw_reward_points'])

/** What the steps before did not decide and what rates and payment methods depend on. */
const $basis = computed([$cart, $items, $totals], (cart, items, totals) => {
  if (!cart || !items?.length || !totals) return undefined
  const extras = segments(totals)
    .filter(({ code }) => !BY_THE_WAY.has(code))
    .map(({ code, value }) => (PAYING.has(code) ? code : `${code} ${value}`))
  const cards = giftCards(totals).map(({ id }) => id)
  const lines = items.map(({ item_id, qty }) => [item_id, qty])
  return JSON.stringify([cart.id, lines, totals.coupon_code, extras, cards])
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
    if (isOther && isUsable(saved)) return void saveAnew(saved)
    if (!before && !isOther) return
    void task('follow-cart', () =>
      queue('follow-cart', (signal) => withFreshCart((cart) => follow(cart, saved, signal))),
    )
  })
}

const isUsable = (saved: OrderAddresses) => $isVirtual.get() || saved.shipping !== undefined

/** A login made the cart another one, which does not know the addresses yet (a.3). The shopper stays where they are. */
function saveAnew({ shipping, billing }: OrderAddresses): Promise<void> {
  const step = $step.get()
  const own = (address: Address) => ({ ...address, email: $cart.get()?.customer ? undefined : address.email })
  return submitAddress({ shipping: shipping && own(shipping), billing: own(billing) }, () => jumpTo(step))
}

async function follow(cart: CartRef, saved: OrderAddresses, signal: AbortSignal) {
  if (!$isVirtual.get() && !(await keepRate(cart, saved, signal))) return
  const details = await getPaymentInformation(cart, { signal })
  signal.throwIfAborted()
  batch(() => {
    setTotals(details.totals)
    refreshMethods(details.payment_methods)
  })
}

/** Reads and saves the rate again; false when there is nothing left to send the goods by, or nowhere to. */
async function keepRate(cart: CartRef, saved: OrderAddresses, signal: AbortSignal): Promise<boolean> {
  if (!saved.shipping) {
    $savedAddress.set(undefined)
    leadBack('shipping_address')
    return false
  }
  const before = $rate.get()
  const rate = await loadRates(cart, saved.shipping, signal)
  if (rate) await saveRate(cart, saved, rate)
  if (!rate) reachOnly('shipping_method')
  if (!rate || (before && rateKey(before) !== rateKey(rate))) leadBack('shipping_method')
  return rate !== undefined
}

/** The shopper should see what is other than they had settled. */
function leadBack(step: 'shipping_address' | 'shipping_method') {
  if (step === 'shipping_address') reachOnly(step)
  if (canOpen(step)) openStep(step)
}
