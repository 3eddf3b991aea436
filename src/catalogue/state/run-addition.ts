import { ApiError } from '#http/api-error.ts'
import { dispatch } from '#dom/events.ts'
import { newId } from '#dom/new-id.ts'
import { $count, $items, cartWasChanged, rereadCart, mayChangeCart } from '#cart/state/cart.ts'
import { queue } from '#async/queue.ts'
import { untilConfirmed } from '#customer/state/storefront-messages.ts'
import { startMarker } from '#storefront/page/marker.ts'

interface Options {
  qty?: number
  /** The drawer opens when it was added, so its code comes while the cart is read. */
  opens?: boolean
}

/** Runs a post that puts something into the cart, after all other changes, and reads the cart in any case. */
export async function runAddition(
  post: () => Promise<unknown>,
  { qty, opens }: Options = {},
): Promise<boolean> {
  let wasKnown = true
  const add = async () => {
    if (!mayChangeCart('add', { qty })) return false
    const before = $items.value && $count.get()
    const failure = await untilConfirmed(post()).catch((error: unknown) => error)
    cartWasChanged()
    if (opens && !failure) void startMarker('cart-drawer')
    wasKnown = $items.value !== undefined
    await rereadCart()
    // Without the shop's own sentence it may have been added though the answer was lost: the cart tells.
    const isUnclear = failure instanceof ApiError && !failure.text
    if (failure && !(isUnclear && $count.get()! > before!)) throw failure
    return true
  }
  const isAdded = Boolean(await queue(`add:${newId()}`, add))
  const items = $items.value
  // The first load of the cart does not count as a change of its store, so the event is sent here.
  if (isAdded && !wasKnown && items)
    dispatch('bezel:cart-changed', { count: $count.get()!, items: items.length })
  return isAdded
}
