import { atom, onMount } from 'nanostores'
import { getCustomOptions } from '../../api/custom-options'
import type { QuoteItem } from '../../domain/cart/cart'
import type { CustomOption } from '../../domain/cart/item-options'
import { $cart, $items } from './cart'
import { logFailure } from '../log'

/** What the shopper chose for each item, by item id (b.37). */
export const $customOptions = atom<Record<string, CustomOption[]>>({})

/** Items the options have been requested for. An item without options is not in the response. */
const $requestedIds = atom<ReadonlySet<string>>(new Set())

/** Loads all of them with the first listener, and again only for items that were not there before. */
onMount($customOptions, () => $items.subscribe((items) => void loadCustomOptions(items ?? [])))

async function loadCustomOptions(items: readonly QuoteItem[]) {
  const cart = $cart.get()
  const requested = $requestedIds.get()
  const ids = items.map(({ item_id }) => item_id)
  if (!cart || ids.every((id) => requested.has(id))) return
  $requestedIds.set(new Set([...requested, ...ids]))
  try {
    $customOptions.set(await getCustomOptions(cart))
  } catch (error) {
    logFailure('custom options', error)
  }
}
