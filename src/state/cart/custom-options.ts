import { atom, onMount } from 'nanostores'
import { getCustomOptions } from '../../api/cart'
import type { CustomOption } from '../../domain/cart/item-options'
import { $cart, $items } from './cart'
import { logFailure } from '../log'

/** What the shopper chose for each line, by item id, as the custom options call tells it (b.37). */
export const $customOptions = atom<Record<string, CustomOption[]>>({})

const asked = new Set<string>()

/** Asks when somebody looks, and again only when a line is there that was not asked about. */
onMount($customOptions, () => $items.subscribe(() => void askAboutNew()))

async function askAboutNew() {
  const cart = $cart.get()
  const news = ($items.get() ?? []).map(({ item_id }) => item_id).filter((id) => !asked.has(id))
  if (!cart || !news.length) return
  news.forEach((id) => asked.add(id))
  try {
    $customOptions.set(await getCustomOptions(cart))
  } catch (error) {
    logFailure('custom options', error)
  }
}
