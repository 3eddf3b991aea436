import { ApiError } from '../../api/client/api-error'
import { addToWishlist } from '../../api/wishlist'
import { parseWishlistItems } from '../../domain/cart/wishlist-items'
import { readJson, toList, toText } from '../../domain/json'
import { activated } from '../../host/page/lifecycle'
import { toJson } from '../../host/safe-json'
import { runExclusive } from '../../host/storage/exclusive'
import { session } from '../../host/storage/storage'
import { logFailure } from '../log'
import { notify } from '../notices/notices'
import { fetchSections } from '../page/sections'
import { untilConfirmed } from './storefront-messages'
import { singleFlight } from '../single-flight'
import { customerListChanged, currentWishlist, removeFromWishlist } from './wishlist'
import { type Chosen, wishlistDetails } from './wishlist-details'

/** Products that could not be moved during this visit. */
const KEPT = 'bezel-wishlist-kept'

/** The product that was being moved when its answer was lost: mostly by leaving the page. */
const UNDER_WAY = 'bezel-wishlist-under-way'

/**
 * Moves the guest's list into the customer's, one product after another. What has arrived leaves the cookie; the rest
 * stays in it, is named in a notice, and is not tried again during this visit. Never rejects.
 */
export const mergeWishlist = singleFlight(
  async () => {
    await activated()
    await runExclusive('bezel-wishlist', merge)
  },
  { onFailure: (error) => logFailure('wishlist', error) },
)

async function merge() {
  await settle(toText(session.get(UNDER_WAY)))
  const kept = toList(readJson(session.get(KEPT))).map(toText)
  // The account lists what was added last first, as the cookie does.
  const ids = currentWishlist()
    .filter((id) => !kept.includes(id))
    .reverse()
  if (!ids.length) return
  const left: string[] = []
  for (const id of ids) {
    const outcome = await moveAll(id)
    if (outcome === 'loggedOut' || outcome === 'unknown') break
    if (outcome === 'refused') left.push(id)
  }
  customerListChanged()
  if (!left.length) return
  session.set(KEPT, toJson([...kept, ...left]))
  const names = left.map((id) => wishlistDetails(id)?.name ?? `#${id}`).join(', ')
  notify({ type: 'warning', key: 'notice.wishlist-kept', values: { names } })
}

/** What the account lists by now has arrived, though the answer was lost. */
async function settle(product_id: string) {
  if (!product_id) return
  const { wishlist } = await fetchSections(['wishlist'])
  const name = wishlistDetails(product_id)?.name
  const hasArrived = parseWishlistItems(wishlist).some((item) => item.name === name)
  if (hasArrived) removeFromWishlist(product_id, waysOf(product_id)[0])
  session.remove(UNDER_WAY)
}

/** The ways the product was chosen, the first one first. */
function waysOf(product_id: string): (Chosen | undefined)[] {
  const chosen = wishlistDetails(product_id)?.chosen ?? []
  return chosen.length ? [...chosen].reverse() : [undefined]
}

async function moveAll(product_id: string): Promise<'moved' | 'refused' | 'loggedOut' | 'unknown'> {
  for (const one of waysOf(product_id)) {
    session.set(UNDER_WAY, product_id)
    try {
      await untilConfirmed(addToWishlist(product_id, one?.fields))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'network' || error.kind === 'aborted') return 'unknown'
      session.remove(UNDER_WAY)
      // The section cache still names a customer whose session is over.
      if (error.kind === 'session') return 'loggedOut'
      logFailure('wishlist', error)
      return 'refused'
    }
    removeFromWishlist(product_id, one)
    session.remove(UNDER_WAY)
  }
  return 'moved'
}
