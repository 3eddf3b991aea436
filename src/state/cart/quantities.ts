import { setQuantity } from '../../api/cart'
import { onLeave } from '../../host/page/lifecycle'
import { cartWasChanged, mayChangeCart, rereadCart } from './cart'
import { $item, pendingQuantities } from './items'
import { logFailure } from '../log'
import { queue } from '../queue'
import { refusalOf } from '../refusals'
import { singleFlight } from '../single-flight'
import { isRunning, task } from '../task'
import { withFreshCart } from './with-fresh-cart'

/** Quantities are sent when none has changed for this long (ms). */
const STILL = 400

let due = 0
let wake: (() => void) | undefined

/** Sets the quantity of an item (at least 1), sent when no quantity has changed for 0.4 s. The newest one wins. */
export function requestQuantity(itemId: string, qty: number): Promise<void> {
  due = Date.now() + STILL
  return setPending(itemId, qty)
}

/** Sets the quantity of an item (at least 1) at once. A refusal goes to the item's store, and the shop's quantity is shown. */
export function changeQuantity(itemId: string, qty: number): Promise<void> {
  const done = setPending(itemId, qty)
  flushQuantities()
  return done
}

/** Drops a quantity that was not sent yet. */
export const cancelQuantity = (itemId: string) => $item(itemId).setKey('pending', undefined)

/** Sends pending quantities at once, for a shopper who goes on to the checkout. */
export function flushQuantities(): void {
  due = 0
  wake?.()
}

function setPending(itemId: string, qty: number) {
  $item(itemId).setKey('pending', qty)
  $item(itemId).setKey('error', undefined)
  const name = `quantity:${itemId}`
  return isRunning(name) ? sendPending() : task(name, sendPending)
}

/** A quantity may be set in the moment the request for the others ends. */
async function sendPending() {
  do await settle()
  while (pendingQuantities().length)
}

/**
 * One job for all items. It waits in the cart's queue, so that jobs queued meanwhile run after it. Leaving the page sends
 * what is pending.
 */
const settle = singleFlight(async () => {
  const stop = onLeave(flushQuantities)
  try {
    await queue('quantities', settleAll)
  } catch (error) {
    for (const [itemId] of pendingQuantities()) cancelQuantity(itemId)
    throw error
  } finally {
    stop()
  }
})

async function settleAll() {
  while (pendingQuantities().length) {
    await untilStill()
    await sendAll(pendingQuantities())
  }
}

function untilStill(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(timer)
      const left = due - Date.now()
      if (left > 0) timer = setTimeout(check, left)
      else {
        wake = undefined
        resolve()
      }
    }
    wake = check
    check()
  })
}

/** Sends all quantities, then reads the cart once. */
async function sendAll(quantities: [string, number][]) {
  let isSent = false
  for (const [itemId, qty] of quantities) isSent = (await sendOne(itemId, qty)) || isSent
  if (isSent) {
    cartWasChanged()
    await rereadCart()
  }
  for (const [itemId, qty] of quantities) forget(itemId, qty)
}

/** False when nothing was sent. */
async function sendOne(itemId: string, qty: number): Promise<boolean> {
  const { item } = $item(itemId).get()
  const maySend = item && item.qty !== qty && mayChangeCart('quantity', { itemId, qty })
  if (!maySend) return false
  try {
    await withFreshCart((cart) => setQuantity(cart, itemId, qty, { keepalive: true }))
  } catch (error) {
    logFailure(`quantity:${itemId}`, error)
    if ($item(itemId).get().pending === qty) $item(itemId).setKey('error', refusalOf(error))
    forget(itemId, qty)
  }
  return true
}

/** A newer quantity stays. */
function forget(itemId: string, qty: number) {
  if ($item(itemId).get().pending === qty) cancelQuantity(itemId)
}
