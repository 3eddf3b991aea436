import { atom, map, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { QuoteItem } from '../../domain/cart/cart'
import { itemNames } from '../../domain/cart/item-names'
import type { Refusal } from '../refusals'

interface ItemStores {
  $item: WritableAtom<QuoteItem | undefined>
  $name: WritableAtom<string>
  /** The item as JSON, to find out whether it has changed. */
  text?: string
}

/** One store for each item, so that a change of one renders that one only. */
const stores = new Map<string, ItemStores>()

/** Item ids in the cart's order, undefined until known; changes only when items come, go or move. */
export const $itemIds = atom<string[] | undefined>()
$itemIds.eq = (a, b) => JSON.stringify(a) === JSON.stringify(b)

export const $item = (itemId: string): ReadableAtom<QuoteItem | undefined> => storesOf(itemId).$item

/** Why the last change of an item failed, by item id. */
export const $itemErrors = map<Record<string, Refusal | undefined>>({})

/** The item's name in labels of its controls, different for every item of the cart. */
export const $itemName = (itemId: string): ReadableAtom<string> => storesOf(itemId).$name

function storesOf(itemId: string): ItemStores {
  const existing = stores.get(itemId)
  if (existing) return existing
  const created: ItemStores = { $item: atom<QuoteItem | undefined>(), $name: atom('') }
  stores.set(itemId, created)
  return created
}

/** Updates the stores of all items. Returns the items, unchanged ones as the same objects as before. */
export function reconcileItems(items: QuoteItem[]): QuoteItem[] {
  const names = itemNames(items)
  const kept = items.map((item) => reconcileItem(item, names.get(item.item_id) ?? item.name))
  const ids = kept.map((item) => String(item.item_id))
  const now = new Set(ids)
  for (const [id, gone] of stores) {
    if (now.has(id)) continue
    gone.$item.set(undefined)
    gone.text = undefined
    if (gone.$item.lc === 0) stores.delete(id)
  }
  $itemIds.set(ids)
  return kept
}

function reconcileItem(item: QuoteItem, name: string): QuoteItem {
  const text = JSON.stringify(item)
  const stored = storesOf(String(item.item_id))
  stored.$name.set(name)
  const before = stored.$item.get()
  if (before && stored.text === text) return before
  stored.text = text
  stored.$item.set(item)
  return item
}
