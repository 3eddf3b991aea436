import { atom, onMount } from 'nanostores'
import { isFreeGift, isSpecialOffer, type QuoteItem } from '../../domain/cart/cart'
import { $cart, $items } from './cart'
import { $pendingQuantities } from './quantities'

/** The piece that has come into the bag while somebody looks: from the page itself, or from another tab. */
export const $added = atom<{ name: string } | undefined>()

onMount($added, () => {
  let before: readonly QuoteItem[] | undefined = $items.get()
  let cart = $cart.get()?.id
  return $items.listen((items) => {
    // A login brings a whole cart along; that is no piece added.
    const isSame = before !== undefined && cart === $cart.get()?.id
    const added = isSame && items ? addedTo(before!, items) : undefined
    before = items
    cart = $cart.get()?.id
    if (added) $added.set({ name: added.name })
  })
})

/** Offers and gifts have a word of their own, and what is asked for at the line is no news. */
function addedTo(before: readonly QuoteItem[], now: readonly QuoteItem[]): QuoteItem | undefined {
  const pieces = new Map(before.map(({ item_id, qty }) => [item_id, qty]))
  return now.find(
    (item) =>
      item.qty > (pieces.get(item.item_id) ?? 0) &&
      $pendingQuantities.get()[item.item_id] === undefined &&
      !isFreeGift(item) &&
      !isSpecialOffer(item),
  )
}
