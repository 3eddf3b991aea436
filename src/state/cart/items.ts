import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { QuoteItem } from '../../domain/cart/cart'
import { itemNames } from '../../domain/cart/item-names'

interface ItemStores {
  $item: WritableAtom<QuoteItem | undefined>
  $name: WritableAtom<string>
  text?: string
}

/** One store a line, so that a change of one line renders one line. */
const stores = new Map<string, ItemStores>()

/** Item ids in the cart's order, undefined until known; changes only when lines come, go or move. */
export const $itemIds = atom<string[] | undefined>()
$itemIds.eq = (a, b) => JSON.stringify(a) === JSON.stringify(b)

export const $item = (itemId: string): ReadableAtom<QuoteItem | undefined> => storesOf(itemId).$item

/** What the controls of a line call it: no two lines of the cart have the same. */
export const $itemName = (itemId: string): ReadableAtom<string> => storesOf(itemId).$name

function storesOf(itemId: string): ItemStores {
  const known = stores.get(itemId)
  if (known) return known
  const made: ItemStores = { $item: atom<QuoteItem | undefined>(), $name: atom('') }
  stores.set(itemId, made)
  return made
}

/** Takes in the lines as the server has them; gives them back with unchanged ones being the same objects as before. */
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
  const place = storesOf(String(item.item_id))
  place.$name.set(name)
  const before = place.$item.get()
  if (before && place.text === text) return before
  place.text = text
  place.$item.set(item)
  return item
}
