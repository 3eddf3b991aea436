import { map, onMount } from 'nanostores'
import { setQuantity } from '../../api/cart'
import { onLeave } from '../../host/page/lifecycle'
import { cartWasChanged, mayChangeCart, rereadCart } from './cart'
import { $itemErrors } from './item-errors'
import { $item } from './items'
import { logFailure } from '../log'
import { queue } from '../queue'
import { refusalOf } from '../refusals'
import { singleFlight } from '../single-flight'
import { isRunning, task } from '../task'
import { withFreshCart } from './with-fresh-cart'

/** Pieces shoppers ask for and the shop has not confirmed, by item id: shown at once wherever the line is shown. */
export const $pendingQuantities = map<Record<string, number | undefined>>({})

/** A wish left on the page is sent with it. */
onMount($pendingQuantities, () => onLeave(flushQuantities))

const STILL = 400

let due = 0
let wake: (() => void) | undefined

/** Asks for so many pieces of a line (at least 1), sent when all lines have been still for 0.4 s. The newest wish wins. */
export function requestQuantity(itemId: string, qty: number): Promise<void> {
  due = Date.now() + STILL
  return setPending(itemId, qty)
}

/** Sets the pieces of a line (at least 1) at once. Refused, the line says why and shows the shop's number. */
export function changeQuantity(itemId: string, qty: number): Promise<void> {
  const done = setPending(itemId, qty)
  flushQuantities()
  return done
}

/** Takes a wish back that was not sent yet. */
export const cancelQuantity = (itemId: string) => $pendingQuantities.setKey(itemId, undefined)

/** Waits no longer: for a shopper who goes on to the checkout. */
export function flushQuantities(): void {
  due = 0
  wake?.()
}

function setPending(itemId: string, qty: number) {
  $pendingQuantities.setKey(itemId, qty)
  $itemErrors.setKey(itemId, undefined)
  const name = `quantity:${itemId}`
  return isRunning(name) ? sendPending() : task(name, sendPending)
}

/** A quantity may be set in the moment the request for the others ends. */
async function sendPending() {
  do await settle()
  while (isWaiting())
}

/** One job for all lines. It holds its place in the cart's queue while it waits, so whatever is asked for next comes after it. */
const settle = singleFlight(async () => {
  try {
    await queue('quantities', settleAll)
  } catch (error) {
    $pendingQuantities.set({})
    throw error
  }
})

const waiting = () =>
  Object.entries($pendingQuantities.get()).filter(
    (entry): entry is [string, number] => entry[1] !== undefined,
  )
const isWaiting = () => waiting().length > 0

async function settleAll() {
  while (isWaiting()) {
    await untilStill()
    await sendAll(waiting())
  }
}

function untilStill(): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      const left = due - Date.now()
      if (left > 0) timer = setTimeout(look, left)
      else {
        wake = undefined
        resolve()
      }
    }
    wake = look
    look()
  })
}

/** Many lines, one look at what the cart comes to. */
async function sendAll(wishes: [string, number][]) {
  let isSent = false
  for (const [itemId, qty] of wishes) isSent = (await sendOne(itemId, qty)) || isSent
  if (isSent) {
    cartWasChanged()
    await rereadCart()
  }
  for (const [itemId, qty] of wishes) forget(itemId, qty)
}

/** Whether the shop was asked. */
async function sendOne(itemId: string, qty: number): Promise<boolean> {
  const line = $item(itemId).get()
  const isNews = line && line.qty !== qty && mayChangeCart('quantity', { itemId, qty })
  if (!isNews) return false
  try {
    await withFreshCart((cart) => setQuantity(cart, itemId, qty, { keepalive: true }))
  } catch (error) {
    logFailure(`quantity:${itemId}`, error)
    if ($pendingQuantities.get()[itemId] === qty) $itemErrors.setKey(itemId, refusalOf(error))
    forget(itemId, qty)
  }
  return true
}

/** A newer wish for the line stays. */
function forget(itemId: string, qty: number) {
  if ($pendingQuantities.get()[itemId] === qty) cancelQuantity(itemId)
}
