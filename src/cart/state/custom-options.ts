import { atom, map, onMount } from 'nanostores'
import { getCustomOptions } from '../api/cart.ts'
import type { QuoteItem } from '../rules/cart.ts'
import { type CustomOption, typedLabels } from '../rules/item-options.ts'
import { readJson, toList, toText } from '#lib/json.ts'
import { toJson } from '#dom/safe-json.ts'
import { afterPaint, nextSlice, whenIdle } from '#dom/lifecycle.ts'
import { shopLocal } from '#storefront/page/shop-storage.ts'
import { $cart, $items } from './cart.ts'
import { logFailure } from '#storefront/state/log.ts'

/** The options that the shopper chose for each item, by item id (wire: item-options). */
export const $customOptions = map<Record<string, CustomOption[]>>({})

const TYPED_LABELS = 'bezel-typed-options'

/** Labels of options that shoppers type, as of earlier pages: cached items then look as the shop's will. */
export const $typedLabels = atom<readonly string[]>([])
onMount($typedLabels, () => $typedLabels.set(toList(readJson(shopLocal.get(TYPED_LABELS))).map(toText)))

/** Items the options have been requested for. An item without options is not in the response. */
const $requestedIds = atom<ReadonlySet<string>>(new Set())

/** Loads all of them with the first listener, and again only for items that were not there before. */
onMount($customOptions, () =>
  $items.subscribe((items) => whenIdle(() => void loadCustomOptions(items ?? []))),
)

async function loadCustomOptions(items: readonly QuoteItem[]) {
  const cart = $cart.get()
  const requested = $requestedIds.get()
  const ids = items.map(({ item_id }) => item_id)
  if (!cart || ids.every((id) => requested.has(id))) return
  $requestedIds.set(new Set([...requested, ...ids]))
  try {
    const options = await getCustomOptions(cart)
    shopLocal.set(TYPED_LABELS, toJson(typedLabels(Object.values(options).flat())))
    // A long cart is drawn before its items are drawn again.
    afterPaint(() => void show(options))
  } catch (error) {
    // Read with the next change of the cart.
    $requestedIds.set(requested)
    logFailure('custom options', error)
  }
}

/** So many items are drawn again in one task. */
const AT_ONCE = 10

/** Has the items drawn again by few at a time, and the page may run in between. */
async function show(options: Record<string, CustomOption[]>) {
  // The answer to an older request may come after a newer one's. An item keeps its id only while its options stay.
  const isNew = ([itemId]: [string, unknown]) => !$customOptions.get()[itemId]
  const waiting = Object.entries(options)
  while (waiting.length) {
    for (const [itemId, own] of waiting.splice(0, AT_ONCE).filter(isNew)) $customOptions.setKey(itemId, own)
    await new Promise<void>(nextSlice)
  }
}
