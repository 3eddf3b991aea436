import { atom } from 'nanostores'
import { activated, onReturn, whenActivated } from '#dom/lifecycle.ts'
import { reload } from '#storefront/page/navigation.ts'
import { $cart, $cartState, $items, loadCart } from '#cart/state/cart.ts'
import { prefetchCart } from '#cart/state/prefetch-cart.ts'
import { loadDirectory } from '#address/state/directory.ts'
import { loadSettings } from '#storefront/state/config.ts'
import { $context, loadContext } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { $addresses, $customer, $isLoggedIn, loadCustomer } from '#customer/state/customer.ts'
import { readAttempts } from '#order/state/kept-attempt.ts'
import { task } from '#async/task.ts'
import { logFailure } from '#storefront/state/log.ts'
import { clearForeignDraft, readDraft } from '#checkout/state/draft.ts'
import { importAddressBook, loadAddresses, restoreAddressForm } from '../address/address-form.ts'
import { clearShopper } from './clear-shopper.ts'
import { $orderStatus } from '#order/state/order.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { reloadStaleCustomer } from '#customer/state/leave-session.ts'
import { followStep } from '../progress/steps.ts'
import { likelyCountry } from '#address/state/estimated-place.ts'
import { importPart } from '#dom/import-part.ts'

/** False until the checkout has read what it shows first, and restored what was typed before a reload. */
export const $isStarted = atom(false)

/** Code that is loaded before the checkout opens, each only for the shopper who needs it. */
interface Prefetches {
  /** The summary beside the steps. */
  fetchSummary: Prefetch
  /** The page's own fields of addresses. */
  fetchFields: Prefetch
  /** A customer's address book. */
  fetchBook: Prefetch
  /** The payment methods, for an order that was sent before a reload. */
  fetchMethods: Prefetch
}

/** Requests all that the first step shows, before there is a checkout to show it. */
export function prefetchCheckout(): void {
  void prefetchCart()
  void loadContext()
  void loadSettings().catch(() => undefined)
  void loadCustomer()
  void loadDirectory()
}

/** Starts the checkout; returns the function that stops it. */
export function startCheckout(prefetches: Prefetches): () => void {
  const stops = [
    $context.listen(() => {}),
    $page.listen(() => {}),
    $customer.listen(() => {}),
    clearOnLogout(),
    reloadStaleCustomer(),
    followCartLater(),
    // The back/forward cache may bring the page back with an order pending and requests that never settle.
    onReturn(() => $orderStatus.get() !== 'idle' && void reload()),
  ]
  let isStopped = false
  void task('start', async () => {
    await begin(prefetches, () => isStopped)
    if (isStopped) return
    $isStarted.set(true)
    // Steps are counted by the page, and written into the tab's history.
    stops.push(whenActivated(() => stops.push(followStep())))
  })
  return () => {
    isStopped = true
    $isStarted.set(false)
    stops.forEach((stop) => stop())
  }
}

type Prefetch = () => Promise<unknown>

async function begin(
  { fetchSummary, fetchFields, fetchBook, fetchMethods }: Prefetches,
  isLeft: () => boolean,
) {
  const summary = fetchSummary().catch(() => undefined)
  // Loaded beside the first requests, so that a customer's addresses wait for no code. A failure is met when they are
  // loaded.
  if ($isLoggedIn.get() !== false) void importAddressBook().catch(() => undefined)
  const settings = loadSettings().catch((error: unknown) => logFailure('settings', error))
  await Promise.all([loadContext(), settings, fetchFields(), $items.get() ? undefined : loadCart()])
  if ($cartState.get() !== 'ready') await cartReady()
  if (isLeft()) return
  clearForeignDraft()
  restoreAddressForm(likelyCountry())
  // Loaded before the checkout opens, because it would shift the layout afterwards.
  const book = $cart.get()?.customer && Promise.all([fetchAddresses(), fetchBook().catch(() => undefined)])
  if (readAttempts()[0]) await (await loadResume(fetchMethods)).settleAttempt()
  await book
  if (readDraft().addresses || $addresses.get()?.length) await (await loadResume(fetchMethods)).resume()
  await summary
}

/**
 * Resolves once the cart is there. After a failure the shopper, or a browser back online, asks for it again.
 */
const cartReady = () =>
  new Promise<void>((resolve) => {
    const stop = $cartState.listen((state) => {
      if (state !== 'ready') return
      stop()
      resolve()
    })
  })

const fetchAddresses = () => ($addresses.get() ? undefined : task('addresses', loadAddresses))

/** A checkout that begins afresh has nothing to resume and does not load the code for it. */
async function loadResume(fetchMethods: Prefetch) {
  const [resume] = await Promise.all([importPart(() => import('./resume.ts')), fetchMethods(), activated()])
  return resume
}

/** Loads the code that follows changes of the cart once there is an address they could affect; if it does not come, with the next. */
function followCartLater(): () => void {
  let stop = () => {}
  const stopWaiting = $savedAddress.listen((saved) => {
    if (!saved) return
    stopWaiting()
    let isStopped = false
    stop = () => (isStopped = true)
    importPart(() => import('./follow-cart.ts')).then(
      ({ followCart }) => isStopped || (stop = followCart()),
      (error: unknown) => {
        logFailure('cart in checkout', error)
        if (!isStopped) stop = followCartLater()
      },
    )
  })
  return () => (stopWaiting(), stop())
}

function clearOnLogout() {
  return $isLoggedIn.listen((isLoggedIn, before) => {
    if (before && !isLoggedIn) clearShopper()
  })
}
