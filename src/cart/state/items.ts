import { atom, map, type MapStore } from 'nanostores'
import type { QuoteItem } from '../rules/cart.ts'
import { num } from '#lib/money/decimal.ts'
import { itemNames } from '../rules/item-names.ts'
import type { SeenPrice } from '../rules/tax-display.ts'
import type { Refusal } from '#async/refusals.ts'
import { trimmed } from '#storefront/page/navigation.ts'
import { $page } from '#storefront/state/page.ts'
import { earlierPrices } from './cached-items.ts'

/** All that is shown of one item. */
export interface ItemState {
  /** The item as the shop has it; absent when the cart has no such item. */
  item?: QuoteItem
  /** The price of one unit when the shopper first saw the item, if it has changed. */
  was?: SeenPrice
  /** In labels of its controls: different for every item of the cart. */
  name?: string
  /** The quantity the shopper has set and the shop has not confirmed; shown in place of the item's own. */
  pending?: number
  /** The item is sold by this number at a time, as a refusal has said. */
  step?: number
  /** It is being removed, or moved to the wish list. */
  isLeaving?: boolean
  /** Why its last change failed. */
  error?: Refusal
  /** URL of its picture if that could not be loaded. */
  brokenImage?: string
}

/** One store for each item, so that a change of one renders that one only. */
const stores = new Map<string, MapStore<ItemState>>()

/** Item ids in the cart's order, undefined until known; changes only when items come, go or move. */
export const $itemIds = atom<string[] | undefined>()
$itemIds.eq = (a, b) => JSON.stringify(a) === JSON.stringify(b)

export function $item(itemId: string): MapStore<ItemState> {
  const existing = stores.get(itemId)
  if (existing) return existing
  const created = map<ItemState>()
  stores.set(itemId, created)
  return created
}

/** The quantity to show: the one the shopper has set, in any island, else the shop's. */
export const shownQuantity = ({ item, pending }: ItemState): number => pending ?? num(item?.qty)

/** The number by which + and − change the quantity. */
export const stepOf = ({ item, step }: ItemState): number => item?.qty_increments ?? step ?? 1

/** The product's page for an item of the cart, which it changes there (wire: change-item-options). */
export const configureUrl = ({ item_id, product_id }: QuoteItem): string =>
  `${trimmed($page.get().routes.cart)}/configure/id/${item_id}/product_id/${product_id}/`

/** Item ids with the quantities the shopper has set and the shop has not confirmed. */
export const pendingQuantities = (): [itemId: string, qty: number][] =>
  [...stores].flatMap(([id, $state]) => {
    const { pending } = $state.get()
    return pending === undefined ? [] : [[id, pending]]
  })

/** Updates the stores of all items. Returns the items, unchanged ones as the same objects as before. */
export function reconcileItems(items: QuoteItem[]): QuoteItem[] {
  const names = itemNames(items)
  const earlier = earlierPrices()
  const kept = items.map((item) => reconcileItem(item, names.get(item.item_id)!, earlier(item)))
  const ids = kept.map(({ item_id }) => item_id)
  const now = new Set(ids)
  for (const [id, $gone] of stores) {
    if (now.has(id)) continue
    $gone.set({})
    if ($gone.lc === 0) stores.delete(id)
  }
  $itemIds.set(ids)
  return kept
}

function reconcileItem(item: QuoteItem, name: string, was: SeenPrice | undefined): QuoteItem {
  const $state = $item(item.item_id)
  const shown = $state.get()
  const before = shown.item
  const isSame = before === item || (before && JSON.stringify(before) === JSON.stringify(item))
  const kept = isSame ? before : item
  if (kept !== before || name !== shown.name) $state.set({ ...shown, item: kept, name, was })
  return kept
}
