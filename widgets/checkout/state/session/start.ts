import { atom } from 'nanostores'
import type * as Resume from './resume'
import { onReturn, reload } from '../../../../src/host/page/page'
import { $cart, $cartState, $items, loadCart } from '../../../../src/state/cart/cart'
import { loadSettings } from '../../../../src/state/page/config'
import { $context, loadContext } from '../../../../src/state/page/context'
import { $page } from '../../../../src/state/page/page'
import { $addresses, $customer, $isLoggedIn, loadAddresses } from '../../../../src/state/customer/customer'
import { readAttempt } from '../../../../src/state/order/attempt'
import { task } from '../../../../src/state/task'
import { logFailure } from '../../../../src/state/log'
import { readDraft } from '../draft'
import { clearShopper } from './clear-shopper'
import { $orderStatus } from '../order/status'
import { $savedAddress } from '../addresses'
import { correctCustomer } from './session'
import { followStep } from '../progress/follow-step'
import { followMethod } from '../payment/confirmed-method'
import { restoreAddressForm } from '../address/address-form'

/** The forms may be shown: what was typed before a reload is back. */
export const $isStarted = atom(false)

/** Parts of the checkout's code that are loaded before it opens, each only for the shopper who needs it. */
interface Parts {
  /** The summary beside the steps. */
  fetchPanel: Fetch
  /** A customer's address book. */
  fetchBook: Fetch
  /** The payment methods, for an order that was sent before a reload. */
  fetchMethods: Fetch
}

/** Begins the checkout; returns what ends it. */
export function startCheckout(parts: Parts): () => void {
  const stops = [
    $context.listen(() => {}),
    $page.listen(() => {}),
    $customer.listen(() => {}),
    forgetOnLogout(),
    correctCustomer(),
    followCartLater(),
    followMethod(),
  ]
  // Back may show this page from memory, with a payment half done and jobs that will never end.
  stops.push(onReturn(() => $orderStatus.get() !== 'idle' && void reload()))
  let isOver = false
  void task('start-checkout', async () => {
    await begin(parts)
    if (isOver) return
    $isStarted.set(true)
    stops.push(followStep())
  })
  return () => {
    isOver = true
    $isStarted.set(false)
    stops.forEach((stop) => stop())
  }
}

type Fetch = () => Promise<unknown>

async function begin({ fetchPanel, fetchBook, fetchMethods }: Parts) {
  const panel = fetchPanel().catch(() => undefined)
  const settings = loadSettings().catch((error: unknown) => logFailure('settings', error))
  await Promise.all([loadContext(), settings, $items.get() ? undefined : loadCart()])
  restoreAddressForm($context.get()?.countryId ?? $customer.get()?.countryId ?? '')
  if ($cartState.get() === 'ready') {
    const { resume, settleAttempt } = await whatWasLeft(fetchMethods)
    await settleAttempt()
    // An address book that came after the rest would push it down.
    if ($cart.get()?.customer) await Promise.all([book(), fetchBook().catch(() => undefined)])
    await resume()
  }
  await panel
}

const book = () => ($addresses.get() ? undefined : task('addresses', loadAddresses))

type WhatWasLeft = Pick<typeof Resume, 'resume' | 'settleAttempt'>

/** A checkout that begins has nothing to settle and needs no code for it. */
async function whatWasLeft(fetchMethods: Fetch): Promise<WhatWasLeft> {
  const nothing = async () => undefined
  if (!readAttempt() && !readDraft().addresses) return { resume: nothing, settleAttempt: nothing }
  const [resume] = await Promise.all([import('./resume'), fetchMethods()])
  return resume
}

/** Only what was saved can become other, so the code for it comes then. */
function followCartLater(): () => void {
  let stop = () => {}
  const wait = $savedAddress.listen((saved) => {
    if (!saved) return
    wait()
    let isOver = false
    stop = () => (isOver = true)
    import('./follow-cart').then(
      ({ followCart }) => isOver || (stop = followCart()),
      (error: unknown) => logFailure('cart in checkout', error),
    )
  })
  return () => (wait(), stop())
}

function forgetOnLogout() {
  return $isLoggedIn.listen((isLoggedIn, before) => {
    if (before && !isLoggedIn) clearShopper()
  })
}
