import { atom, onMount } from 'nanostores'
import { isFreeGift, isSpecialOffer, type QuoteItem } from '../../domain/cart/cart'
import { $cart, $items } from './cart'
import { isRunning } from '../task'
import { $item } from './items'

/**
 * The item last added to the cart from outside: by the page itself or in another tab. Set while there are listeners. An
 * item that other options gave another id was not added.
 */
export const $addedItem = atom<{ name: string } | undefined>()

onMount($addedItem, () => {
  let before: readonly QuoteItem[] | undefined = $items.get()
  let cart = $cart.get()?.id
  return $items.listen((items) => {
    // A login brings another cart: nothing of it was added.
    const isSame = before !== undefined && cart === $cart.get()?.id
    const added = isSame && items && !isRunning('options') ? addedTo(before!, items) : undefined
    before = items
    cart = $cart.get()?.id
    if (added) $addedItem.set({ name: added.name })
  })
})

/** Without offers and gifts, which have messages of their own, and without a quantity the shopper is changing. */
function addedTo(before: readonly QuoteItem[], now: readonly QuoteItem[]): QuoteItem | undefined {
  const quantities = new Map(before.map(({ item_id, qty }) => [item_id, qty]))
  return now.find(
    (item) =>
      item.qty > (quantities.get(item.item_id) ?? 0) &&
      $item(item.item_id).get().pending === undefined &&
      !isFreeGift(item) &&
      !isSpecialOffer(item),
  )
}
