import { ApiError } from '#http/api-error.ts'
import { addToWishlist } from '../api.ts'
import { parseWishlistItems, type WishlistItem } from '../rules/wishlist.ts'
import { type JsonObject, readJson, readObject, toList, toText } from '#lib/json.ts'
import { activated } from '#dom/lifecycle.ts'
import { toJson } from '#dom/safe-json.ts'
import { runExclusive } from '#dom/storage/exclusive.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'
import { logFailure } from '#storefront/state/log.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { fetchSections } from '#storefront/state/sections.ts'
import { untilConfirmed } from '#customer/state/storefront-messages.ts'
import { singleFlight } from '#async/single-flight.ts'
import {
  customerListChanged,
  currentWishlist,
  removeFromWishlist,
  type Chosen,
  wishlistDetails,
} from './wishlist.ts'

/** Products that could not be moved during this visit. */
const KEPT = 'bezel-wishlist-kept'

/** The move whose answer was lost: mostly by leaving the page. */
const UNDER_WAY = 'bezel-wishlist-under-way'

interface Move {
  product_id: string
  /** Id of the newest item of the account's list before the first move. */
  newest: number
  /** How many of the product have been moved since, with this one. */
  count: number
}

/**
 * Moves the guest's list into the customer's, one product after another. Products that have arrived leave the
 * cookie. The others stay in it, are named in a notice, and are not tried again during this visit. Never
 * rejects.
 */
export const mergeWishlist = singleFlight(
  async () => {
    await activated()
    await runExclusive('bezel-wishlist', merge)
  },
  { onFailure: (error) => logFailure('wishlist', error) },
)

async function merge() {
  const lost = readObject(shopSession.get(UNDER_WAY))
  if (!lost.product_id && !idsToMove().length) return
  const { wishlist } = await fetchSections(['wishlist'])
  const inAccount = parseWishlistItems(wishlist)
  if (lost.product_id) {
    settle(lost, inAccount)
    customerListChanged()
  }
  const ids = idsToMove()
  if (!ids.length) return
  const newest = Math.max(0, ...inAccount.map(idOf))
  const left: string[] = []
  for (const id of ids) {
    const outcome = await moveAll(id, newest)
    if (outcome === 'loggedOut' || outcome === 'unknown') break
    if (outcome === 'refused') left.push(id)
  }
  customerListChanged()
  if (!left.length) return
  shopSession.set(KEPT, toJson([...keptIds(), ...left]))
  const names = left.map((id) => wishlistDetails(id)?.name ?? `#${id}`).join(', ')
  notify({ type: 'warning', key: 'notice.wishlist-kept', values: { names } })
}

const keptIds = () => toList(readJson(shopSession.get(KEPT))).map(toText)

/** The account lists what was added last first, as the cookie does. */
function idsToMove(): string[] {
  const kept = keptIds()
  return currentWishlist()
    .filter((id) => !kept.includes(id))
    .reverse()
}

const idOf = ({ id }: WishlistItem) => Number(id) || 0

/**
 * Settles a move whose answer was lost. If the account lists a new item of the product, the product has
 * arrived. An item names its product, but not the options chosen for it. A product that equals an older item
 * is not listed as a new one. It is then moved again, which leaves the list as it is.
 */
function settle({ product_id, newest, count }: JsonObject, inAccount: WishlistItem[]) {
  const id = toText(product_id)
  const name = wishlistDetails(id)?.name
  const arrived = inAccount.filter((item) => item.name === name && idOf(item) > Number(newest))
  if (arrived.length >= Number(count)) removeFromWishlist(id, waysOf(id)[0])
  shopSession.remove(UNDER_WAY)
}

/** The ways the product was chosen, the first one first. */
function waysOf(product_id: string): (Chosen | undefined)[] {
  const chosen = wishlistDetails(product_id)?.chosen ?? []
  return chosen.length ? [...chosen].reverse() : [undefined]
}

async function moveAll(
  product_id: string,
  newest: number,
): Promise<'moved' | 'refused' | 'loggedOut' | 'unknown'> {
  let count = 0
  for (const one of waysOf(product_id)) {
    const move: Move = { product_id, newest, count: ++count }
    shopSession.set(UNDER_WAY, toJson(move))
    try {
      await untilConfirmed(addToWishlist(product_id, one?.fields))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'network' || error.kind === 'aborted') return 'unknown'
      shopSession.remove(UNDER_WAY)
      // The section cache still names a customer whose session is over.
      if (error.kind === 'session') return 'loggedOut'
      logFailure('wishlist', error)
      return 'refused'
    }
    removeFromWishlist(product_id, one)
    shopSession.remove(UNDER_WAY)
  }
  return 'moved'
}
