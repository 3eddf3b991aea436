import { ApiError, isCartGone, mayBeCartGone } from '#http/api-error.ts'
import type { Problem } from '#lib/validate.ts'
import { dispatch } from '#dom/events.ts'
import { approvalOf, hasAllItems } from '#cart/rules/total-parts.ts'
import { $cart, $totals, refreshCart, setTotals } from '#cart/state/cart.ts'
import { $isVirtualCart } from '#cart/state/contents.ts'
import { recheckSession } from '#cart/state/with-fresh-cart.ts'
import { undoKeptSheet } from '#cart/state/kept-sheet.ts'
import { attemptFor, isOnItsWay } from '#order/state/attempt.ts'
import { withCartLocked } from '#cart/state/cart-lock.ts'
import { queue } from '#async/queue.ts'
import { task } from '#async/task.ts'
import { methodOf } from '#payment/state/offered-methods.ts'
import {
  type Order,
  type Outcome,
  $outcomeCheck,
  $refusal,
  beginOrder,
  endOrder,
} from '#order/state/order.ts'
import { $acceptedAgreements, areAgreementsAccepted } from '#order/state/agreements.ts'
import { orderParts } from './order-parts.ts'
import { finish } from './finish.ts'
import { checkCart, notPlaced, outcomeOf } from '#order/state/outcome-of.ts'
import { $chosenMethod } from '#payment/state/chosen-method.ts'
import { $savedAddress, $submittedAddress } from '#address/state/addresses.ts'
import { billedAddress, isRateSaved, settleRate } from '#delivery/state/rates.ts'
import { atom } from 'nanostores'
import { getTotals } from '#cart/api/cart.ts'
import type { CartRef } from '#http/cart-path.ts'
import { resubmitAddress } from '../address/submit-address.ts'

/** The approval for which the shop was made to add up the cart again: once is enough. */
const $addedUp = atom('')

/**
 * Whether the server would charge what the shopper approved; another tab may have changed the cart. If not, the new
 * total is shown, to be approved by the next click. If the shop counts an item that it would not order, saving the address
 * makes it add up the cart again. Throws ApiError.
 */
export async function isUnchanged(cart: CartRef, approvedTotal: string): Promise<boolean> {
  const totals = await getTotals(cart)
  const approval = approvalOf(totals)
  const isWhole = hasAllItems(totals) || $addedUp.get() === approval
  if (approval === approvedTotal && isWhole) return true
  setTotals(totals)
  const addresses = $submittedAddress.get()
  if (!isWhole && addresses) {
    $addedUp.set(approval)
    void resubmitAddress(addresses)
  }
  void task('cart', refreshCart)
  return false
}

/**
 * An order needs a chosen payment method and a saved address (rule: before-an-order); a virtual cart's is the billing
 * address.
 */
export function canPlaceOrder(order: {
  method: string | undefined
  savedAddress: unknown
}): Problem | undefined {
  return order.method && order.savedAddress ? undefined : { key: 'order.address-unsaved' }
}

/**
 * Places the order (rule: placing-an-order). Further calls do nothing until the outcome is known and allows another
 * attempt.
 */
export function placeOrder(): void {
  const method = $chosenMethod.get()?.code
  const problem = canPlaceOrder({ method, savedAddress: $savedAddress.get() })
  if (problem) return $refusal.set({ message: { problem }, modal: false })
  if (!areAgreementsAccepted()) return
  for (const part of orderParts) if (part.isReady?.() === false) return
  const approvedTotal = approvalOf($totals.get())
  if (!beginOrder()) return
  if (!dispatch('bezel:before-place-order', { method: method! })) return endOrder()
  void task('place-order', async () => finish(await attempt(method!, approvedTotal), method!))
}

/** Checks what became of an order whose answer was lost, one check at a time. Never sends the order again. */
export function checkOutcome(): Promise<void> {
  const sent = $outcomeCheck.get()
  $outcomeCheck.set(undefined)
  return task('check-order', async () => sent && finish(await sent.check(), sent.method))
}

async function attempt(code: string, approvedTotal: string): Promise<Outcome> {
  // A rate saved now would change an order of another tab that is under way.
  if (!isShippingSaved() && !isOrderUnderWay()) await settleRate()
  const place = () => sendAttempt(code, approvedTotal)
  const outcome = await queue('place-order', async () => (await withCartLocked(place)) ?? whileBusy())
  return outcome ?? { type: 'stay' }
}

/** Another tab has not ended its work with the cart: that may be an order. */
async function whileBusy(): Promise<Outcome> {
  const cart = $cart.get()
  return cart ? checkCart(cart) : { type: 'failed', message: { key: 'place-order.cartChanged' } }
}

const isOrderUnderWay = () => isOnItsWay(attemptFor($cart.get()?.id ?? ''))

const isShippingSaved = () => $isVirtualCart.get() || isRateSaved()

/** Runs in the queue, after every change of the cart that was under way, so it reads the facts again. */
async function sendAttempt(code: string, approvedTotal: string): Promise<Outcome> {
  const cart = $cart.get()
  const saved = $savedAddress.get()
  if (!cart || (saved && saved.cart !== cart.id))
    return { type: 'failed', message: { key: 'place-order.cartChanged' } }
  if (isOrderUnderWay()) return checkCart(cart)
  const problem = canPlaceOrder({ method: code, savedAddress: isShippingSaved() && saved })
  if (problem || !saved)
    return { type: 'failed', message: problem ? { problem } : { key: 'place-order.failed' } }
  const email = cart.customer ? undefined : saved.billing.email
  const order = {
    cart,
    method: code,
    billing: billedAddress(saved),
    email,
    agreement_ids: $acceptedAgreements.get(),
  }
  return (await findObjection(order, approvedTotal)) ?? placeByMethod(order)
}

/** Completes the cart right before the order, without what a wallet's sheet has saved with it, and checks that the server will charge the approved total. */
async function findObjection(order: Order, approvedTotal: string): Promise<Outcome | undefined> {
  try {
    await undoKeptSheet(order.cart.id)
    for (const part of orderParts) {
      const outcome = await part.before?.(order).catch((error: unknown) => {
        // The shop's own words say what has to be changed (rule: error-messages).
        if (error instanceof ApiError && error.kind === 'business') return outcomeOf(error, order)
        throw error
      })
      if (outcome) return outcome
    }
    if (await isUnchanged(order.cart, approvedTotal)) return undefined
    return { type: 'failed', message: { key: 'place-order.totalChanged' } }
  } catch (error) {
    if (mayBeCartGone(error)) await recheckSession(error)
    if (!isCartGone(error)) return { type: 'failed', message: notPlaced(error) }
    const outcome = await outcomeOf(error, order)
    // The cart has just been read again.
    return outcome.type === 'failed' ? { ...outcome, restored: false } : outcome
  }
}

async function placeByMethod(order: Order): Promise<Outcome> {
  const method = methodOf(order.method)!
  try {
    return await method.placeOrder(order)
  } catch (error) {
    return outcomeOf(error, order, method.refusesIn === 'modal')
  }
}
