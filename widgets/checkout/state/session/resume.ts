import { CHECKOUT_STEPS } from '../../../../src/domain/steps'
import { isRevisit } from '../../../../src/host/page/visit'
import {
  adoptAttempt,
  type Attempt,
  attemptFor,
  endAttempt,
  isOnItsWay,
  readAttempt,
} from '../../../../src/state/order/attempt'
import { $cart, $isVirtualCart, $items } from '../../../../src/state/cart/cart'
import { methodOf } from '../payment/registry'
import { resubmitAddress } from '../address/submit-address'
import { $confirmedRate } from '../delivery/rates'
import { readDraft } from '../draft'
import { finish } from '../order/finish'
import type { Outcome } from '../attempt/order'
import { checkCart } from '../attempt/outcome-of'
import { $orderStatus, beginOrder, endOrder } from '../order/status'
import { $savedAddress, type OrderAddresses } from '../addresses'

/** How often the cart is looked at while an order may be on its way. */
const LOOK_EVERY = 2000

/**
 * An order sent before a reload, or by another tab. From an empty cart the order is looked up, or the success page
 * asked, which knows (d.11). A cart that still has lines was not ordered, once the order cannot be on its way any more;
 * until then nothing else may begin. An order of this very page is looked after already. Does not settle while the
 * shopper is being led away.
 */
export async function settleAttempt(): Promise<void> {
  const attempt = readAttempt()
  if (!attempt || $orderStatus.get() !== 'idle') return
  beginOrder()
  adoptAttempt(attempt)
  const outcome = $items.get()?.length ? await ofFullCart() : await ofEmptyCart(attempt)
  if (outcome) return finish(outcome, attempt.method)
  endAttempt()
  endOrder()
}

async function ofEmptyCart({ orderId, method }: Attempt): Promise<Outcome | undefined> {
  // Whoever comes here by a link has seen how that order ended.
  if (orderId && !isRevisit()) return undefined
  const ask = methodOf(method)?.resume
  return ask ? ask(orderId) : { type: 'done', orderId }
}

async function ofFullCart(): Promise<Outcome | undefined> {
  const cart = $cart.get()
  const attempt = cart && attemptFor(cart.id)
  if (!attempt) return undefined
  // The lines may be older than the attempt, so the shop is asked in any case.
  for (const mayCome = isOnItsWay(attempt); ;) {
    const outcome = await checkCart(cart)
    if (outcome.type === 'done') return ofEmptyCart(attempt)
    if (outcome.type !== 'unknown') return mayCome ? outcome : undefined
    if (!isOnItsWay(attemptFor(cart.id))) return outcome
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY))
  }
}

/**
 * Submits the addresses from before a reload again, unless the page knows them, and takes for confirmed what was. Card
 * fields are empty after a reload, so the payment has to be confirmed anew.
 */
export async function resume(): Promise<void> {
  const { step, addresses, rate } = readDraft()
  const last = CHECKOUT_STEPS.findIndex((name) => name === step)
  if ($savedAddress.get() || !addresses || last < 1 || !isUsable(addresses)) return
  if (last > CHECKOUT_STEPS.indexOf('shipping_method')) $confirmedRate.set(rate)
  await resubmitAddress(own(addresses))
}

const isUsable = (addresses: OrderAddresses) => $isVirtualCart.get() || addresses.shipping !== undefined

/** A guest must not name an address of an account (b.0). */
function own(addresses: OrderAddresses): OrderAddresses {
  if ($cart.get()?.customer) return addresses
  const { shipping, billing } = addresses
  return {
    shipping: shipping && { ...shipping, customer_address_id: undefined },
    billing: { ...billing, customer_address_id: undefined },
  }
}
