import { atom } from 'nanostores'
import { getTotals } from '#cart/api/cart.ts'
import type { CartRef } from '#http/cart-path.ts'
import { ApiError } from '#http/api-error.ts'
import { activateExpress, cancelExpress } from '../api/express.ts'
import type { Totals } from '#cart/rules/totals.ts'
import { type JsonObject, toText } from '#lib/json.ts'
import { flag } from '#lib/money/money.ts'
import { runExclusive } from '#dom/storage/exclusive.ts'
import { isOfShop } from '#storefront/page/cart-records.ts'
import { logFailure } from '#storefront/state/log.ts'
import { attemptFor, isOnItsWay, mayArrive } from '#order/state/attempt.ts'
import { leases, backups } from '#cart/state/sheets.ts'
import { withCartLocked } from '#cart/state/cart-lock.ts'
import { readAttempts } from '#order/state/kept-attempt.ts'
import { provider } from '#payment/state/provider-settings.ts'
import { orderRefused, $openCheckout } from './sheet-status.ts'
import { ordersOfTab, restoreAbandoned } from './cart-backup.ts'
import { go, isRevisit, isRoute } from '#storefront/page/navigation.ts'
import { $page } from '#storefront/state/page.ts'
import type { CheckoutConfig } from '#storefront/state/config.ts'

// The cart loads this file alone for whatever a sheet has left.
export { restoreBackup } from './cart-backup.ts'

/** The data about a temporary cart that all tabs share. */
interface StoredCart {
  id: string
  customer: boolean
  /** Id of the product's item in the cart. */
  item: string
  page: number
  sentAt: number
  /** The shop has answered. */
  isTaken?: boolean
}

/**
 * The page with the open sheet holds this lock, which ends with the page. Storage cannot say whether that page is still
 * there.
 */
const lockOf = (id: string) => `bezel-express-cart-${id}`

/** Time in milliseconds that a page may take to end its locks once it is left. */
const LEAVING = 1000

/** True unless a page still has the sheet of that cart open, or its order under way, such as at the bank's question. */
async function isLeft(id: string) {
  const isFree = () => Promise.resolve(true)
  return (await runExclusive(lockOf(id), isFree, LEAVING)) && (await withCartLocked(isFree, LEAVING))
}

/** Id of the cart whose sheet is open on this page. */
const $openCart = atom<string | undefined>()

/**
 * Takes the cart of a product in place of the shopper's `own` (wire: express-activate-cart). That is kept, so that
 * the next page can give it up where this one is left meanwhile.
 */
export function takeTemporaryCart(cart: CartRef, { items }: Totals, own: string | undefined) {
  const item = toText(items[0]?.item_id)
  const stored: StoredCart = { ...cart, item, page: performance.timeOrigin, sentAt: Date.now() }
  const write = () => leases.write(stored)
  const isStored = () => leases.find(cart.id) !== undefined
  write()
  $openCart.set(cart.id)
  let release = () => {}
  const isOver = new Promise<void>((resolve) => (release = resolve))
  const logged = (error: unknown) => logFailure('express', error)
  runExclusive(lockOf(cart.id), () => isOver, LEAVING).catch(logged)
  const taken = take(cart, own).then(() => {
    stored.isTaken = true
    if (isStored()) write()
  })
  // Callers that wait for `taken` get the error, too.
  taken.catch(logged)
  const giveUp = async () => {
    await taken.catch(() => undefined)
    $openCart.set(undefined)
    await giveUpCart(stored)
    release()
    return !isStored()
  }
  const forget = () => {
    leases.remove(({ id }) => id === cart.id)
    release()
  }
  return { cart, taken, giveUp, forget }
}

/**
 * No other tab orders the own cart at this moment, and no order without an answer may still arrive: the same calls mean
 * another cart from now on.
 */
async function take(cart: CartRef, own: string | undefined): Promise<void> {
  const isTaken = await withCartLocked(async () => {
    checkNoOrder()
    await activateExpress(provider(), cart, own)
    return true
  })
  if (!isTaken) throw new ApiError('network', 0)
}

/**
 * Throws RefusedSheet while an order may still come, whichever its cart, and from any tab. A customer's order
 * is for the cart that is active when the shop receives it (wire: express-activate-cart), whatever was active when it
 * was sent.
 */
export function checkNoOrder(): void {
  if (readAttempts().some(isOnItsWay)) throw orderRefused('order-unknown')
}

/**
 * Gives up what a page before this one has left, and what the network kept a sheet of this page from giving up, unless the
 * cart is locked here. Nothing is left while another tab has that sheet open. `items` are those of the active cart. True
 * where it has given up. Never rejects.
 */
export async function giveUpAbandoned(items: CheckoutConfig['items'] | undefined): Promise<boolean> {
  const lease = leaseAmong(items)
  if (!lease?.id) return false
  const { id, customer, item, page, sentAt, isTaken } = lease
  const isOfThisPage = page === performance.timeOrigin
  if (isOfThisPage && id === $openCart.get()) return false
  const stored = { id: toText(id), customer: flag(customer), item: toText(item), isTaken: flag(isTaken) }
  const giveUp = () => giveUpCart({ ...stored, page: 0, sentAt: Number(sentAt) }, isOfShop(lease))
  const giveUpLocked = () => withCartLocked(giveUp, isOfThisPage ? 0 : undefined)
  return Boolean(await runExclusive(lockOf(stored.id), giveUpLocked, LEAVING))
}

/**
 * The lease whose item is in the active cart, else that of this shop. A store view with another base URL may have taken the
 * cart: a guest's own then looks empty, so that any lease may be the reason.
 */
const leaseAmong = (items: CheckoutConfig['items'] = []): JsonObject | undefined =>
  leases.all().find(({ item }) => items.some(({ item_id }) => item_id === item)) ??
  leases.find() ??
  (items.length ? undefined : leases.all()[0])

/**
 * Gives up a cart, but only if the calls mean it. For a customer they mean the active cart, which may be
 * their own (wire: express-cancel-cart), and an ordered cart is gone. The next page gives up a cart that the shop may
 * not have received, or may receive later. A cart that is not here is forgotten only if it was this shop's (`isOurs`).
 */
async function giveUpCart(stored: StoredCart, isOurs = true): Promise<boolean> {
  if (isOnItsWay(attemptFor(stored.id))) return false
  let isHere = false
  try {
    isHere = (await getTotals(stored)).items.some(({ item_id }) => toText(item_id) === stored.item)
    if (isHere) await cancelExpress(provider(), stored)
  } catch (error) {
    logFailure('express', error)
    if (!isGone(error)) return false
    isHere = false
  }
  if (isHere || (isOurs && (stored.isTaken || !mayArrive(stored.sentAt))))
    leases.remove(({ id }) => id === stored.id)
  return isHere
}

/** The shop knows no such cart: a failure of its own, or of the network, leaves it where it was. */
const isGone = (error: unknown) => error instanceof ApiError && error.status >= 400 && error.status < 500

/**
 * Undoes what a sheet has left that is not open on this page. True where the shop's answers are others now. Never settles
 * where it leads on to the page that says how an order stands.
 */
export async function undoAbandonedSheet({ cart, items }: CheckoutConfig): Promise<boolean> {
  // The checkout itself shows again what is to be done for the order of an own cart.
  const isCheckout = isRoute($page.get().routes.checkout)
  for (const left of [leaseAmong(items), isCheckout ? undefined : ordersOfTab.find(cart?.id)]) {
    const id = toText(left?.id)
    const order = left && left.page !== performance.timeOrigin && attemptFor(id)
    const mayBeLeft = order && order.orderId && order.sentAt > Number(left.page) && isRevisit()
    // The page was reloaded before the payment's end.
    if (mayBeLeft && (await isLeft(id))) {
      for (const records of [leases, backups, ordersOfTab]) records.remove((record) => record.id === id)
      return go($page.get().routes.result)
    }
  }
  const isGivenUp = await giveUpAbandoned(items)
  return (!$openCheckout.get() && (await restoreAbandoned(cart?.id))) || isGivenUp
}
