import { getTotals } from '../../api/cart'
import type { CartRef } from '../../api/cart-path'
import { activateExpress, cancelExpress } from '../../api/express/quote'
import type { Totals } from '../../domain/cart/totals'
import { readObject, toText } from '../../domain/json'
import { flag } from '../../domain/money/money'
import { listen } from '../../host/events'
import { session } from '../../host/storage/storage'
import { logFailure } from '../log'
import { attemptFor, isOnItsWay } from '../order/attempt'
import { provider } from '../payment/provider-settings'
import { LEASED } from './leased'

/** A cart that is only there for a wallet's sheet. */
export interface Lease {
  /** Settles once the shop takes calls for it. */
  taken: Promise<void>
  /** No order comes of it. Never rejects. */
  giveUp(): Promise<void>
}

/**
 * Takes the cart of a product in place of the shopper's `own` (b.71). That is kept, so that the next page can give it up
 * where this one is left meanwhile.
 */
export function leaseOf(cart: CartRef, { items }: Totals, own: string | undefined) {
  const item = toText(items[0]?.item_id)
  session.set(LEASED, JSON.stringify({ ...cart, item, page: performance.timeOrigin }))
  const taken = activateExpress(provider(), cart, own)
  // What waits for it gets the error, too.
  taken.catch((error: unknown) => logFailure('express', error))
  const stop = listen('bezel:order-placed', () => session.remove(LEASED))
  const giveUp = async () => {
    stop()
    await taken.catch(() => undefined)
    await giveUpCart(cart, item)
  }
  return { cart, taken, giveUp }
}

/** Gives up what a page before this one has left. True where it has. Never rejects. */
export async function giveUpLeft(): Promise<boolean> {
  const { id, customer, item, page } = readObject(session.get(LEASED))
  if (page === performance.timeOrigin) return false
  return giveUpCart({ id: toText(id), customer: flag(customer) }, toText(item))
}

/**
 * Only where the calls mean it: of a customer they mean the active cart, which may be their own (b.72), and one that was
 * ordered is gone.
 */
async function giveUpCart(cart: CartRef, item: string): Promise<boolean> {
  if (isOnItsWay(attemptFor(cart.id))) return false
  session.remove(LEASED)
  try {
    const { items } = await getTotals(cart)
    if (!items.some(({ item_id }) => toText(item_id) === item)) return false
    await cancelExpress(provider(), cart)
    return true
  } catch (error) {
    logFailure('express', error)
    return false
  }
}
