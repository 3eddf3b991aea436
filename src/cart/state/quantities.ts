import { atom, map, onNotify } from 'nanostores'
import { setQuantity } from '../api/cart.ts'
import { ApiError } from '#http/api-error.ts'
import { stepIn } from '../rules/item-quantity.ts'
import type { Totals } from '../rules/totals.ts'
import { isOnline, onceOnline, onLeave } from '#dom/lifecycle.ts'
import {
  $cart,
  cartWasChanged,
  refreshItems,
  rereadCart,
  setTotals,
  $isSuspended,
  mayChangeCart,
} from './cart.ts'
import { $item, pendingQuantities } from './items.ts'
import { logFailure } from '#storefront/state/log.ts'
import { queue } from '#async/queue.ts'
import { refusalOf } from '#async/refusals.ts'
import { singleFlight } from '#async/single-flight.ts'
import { isRunning, task } from '#async/task.ts'
import { readTotalsBehind } from './totals-behind.ts'
import { withFreshCart } from './with-fresh-cart.ts'

/** Quantities that were sent since the totals were read last, by item id. */
const $sent = map<Record<string, number | undefined>>({})

/** Quantities are sent when the browser is back online. */
export const $isWaitingForNetwork = atom(false)

/** Messages and gifts of the items may be older than their quantities. */
const $areItemsDue = atom(false)

/**
 * Sets the quantity of an item (at least 1). The first one is sent at once; of those set while it is under way the newest
 * follows. A refusal goes to the item's store, and the shop's quantity is shown.
 */
export async function requestQuantity(itemId: string, qty: number): Promise<void> {
  $item(itemId).setKey('pending', qty)
  $item(itemId).setKey('error', undefined)
  const name = `quantity:${itemId}`
  await (isRunning(name) ? sendPending() : task(name, sendPending))
  await refreshDueItems()
}

/** Sends what was set offline, or when the session had ended. */
export async function sendPendingQuantities(): Promise<void> {
  await task('quantities', sendPending)
  await refreshDueItems()
}

/** Wherever the customer has logged in again. */
onNotify($isSuspended, () => $isSuspended.get() || void sendPendingQuantities())

async function refreshDueItems() {
  if (!$areItemsDue.get()) return
  $areItemsDue.set(false)
  await task('cart', refreshItems)
}

/** Drops a quantity that was not sent yet. */
export const cancelQuantity = (itemId: string) => $item(itemId).setKey('pending', undefined)

/** A quantity may be set in the moment the job for the others ends. It stays pending offline, and after the session ended. */
async function sendPending() {
  do await sendInQueue()
  while (unsent()[0] && canSend())
  if (unsent()[0] && !isOnline() && !$isWaitingForNetwork.get()) sendWhenOnline()
}

const canSend = () => isOnline() && !$isSuspended.get()

function sendWhenOnline() {
  $isWaitingForNetwork.set(true)
  onceOnline(() => {
    $isWaitingForNetwork.set(false)
    void sendPendingQuantities()
  })
}

/** One job for all items. It waits in the cart's queue, so that jobs queued meanwhile run after it. */
const sendInQueue = singleFlight(async () => {
  const stop = onLeave(sendWithoutWaiting)
  try {
    await queue('quantities', sendAll)
  } catch (error) {
    for (const [itemId] of pendingQuantities()) cancelQuantity(itemId)
    throw error
  } finally {
    // Which of them the shop has is not known.
    for (const itemId in $sent.value) $sent.setKey(itemId, NaN)
    stop()
  }
})

const unsent = () => pendingQuantities().filter(([itemId, qty]) => qty !== $sent.value[itemId])
const sentQuantities = () => Object.entries($sent.value)

async function sendAll() {
  let totals: Totals | undefined
  for (let [next] = unsent(); next ?? sentQuantities()[0]; [next] = unsent()) {
    if (!canSend()) return
    if (next) totals = await sendOne(...next)
    else await confirm(totals)
  }
}

/** Sends one quantity. Returns the totals if they are there already and no other quantity follows. */
async function sendOne(itemId: string, qty: number): Promise<Totals | undefined> {
  if (!maySend(itemId, qty)) return void forget(itemId, qty)
  $sent.setKey(itemId, qty)
  const totals = readTotalsBehind(isAfterSent)
  try {
    await withFreshCart((cart) => setQuantity(cart, itemId, qty, { keepalive: true }))
    cartWasChanged()
    return unsent()[0] ? undefined : await totals.take()
  } catch (error) {
    cartWasChanged()
    logFailure(`quantity:${itemId}`, error)
    // We do not know whether the quantity was saved, so it is sent again (wire: set-quantity).
    if (!isOnline()) return undefined
    $sent.setKey(itemId, undefined)
    await rereadCart()
    if ($isSuspended.get()) return undefined
    const { item, pending, step } = $item(itemId).get()
    if (error instanceof ApiError) $item(itemId).setKey('step', stepIn(error.text) ?? step)
    // It may have been made though the answer was lost.
    if (pending === qty && item?.qty !== qty) $item(itemId).setKey('error', refusalOf(error))
    forget(itemId, qty)
  } finally {
    totals.stop()
  }
}

/** False for the quantity the shop has, and where the page has cancelled the change. */
function maySend(itemId: string, qty: number): boolean {
  const { item } = $item(itemId).get()
  return (
    Boolean(item) && ($sent.value[itemId] ?? item!.qty) !== qty && mayChangeCart('quantity', { itemId, qty })
  )
}

/**
 * Shows the totals. Without totals, reads the whole cart. Then forgets the sent quantities in favour of the
 * shop's.
 */
async function confirm(totals: Totals | undefined) {
  $areItemsDue.set(totals !== undefined)
  if (totals) setTotals(totals)
  else await rereadCart()
  for (const [itemId, qty] of sentQuantities()) forget(itemId, qty)
  $sent.set({})
}

/** A newer quantity stays. */
function forget(itemId: string, qty: number | undefined) {
  if ($item(itemId).get().pending === qty) cancelQuantity(itemId)
}

/** When the page is left, its script may end before the response. */
function sendWithoutWaiting() {
  const cart = $cart.get()
  for (const [itemId, qty] of unsent()) {
    if (!cart || !maySend(itemId, qty)) continue
    $sent.setKey(itemId, qty)
    setQuantity(cart, itemId, qty, { keepalive: true }).catch(() => undefined)
  }
}

const isAfterSent = (totals: Totals) =>
  sentQuantities().every(([itemId, qty]) =>
    totals.items.some((row) => row.item_id === itemId && row.qty === qty),
  )
