import * as api from '../api.ts'
import { withoutProduct, withProduct } from '../rules/wishlist.ts'
import { $cart, $cartState, rereadCart } from '#cart/state/cart.ts'
import { $item } from '#cart/state/items.ts'
import { removeFromCart } from '#cart/state/remove-item.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { fetchMessages, refusal } from '#customer/state/storefront-messages.ts'
import { currentWishlist, customerListChanged, setWishlist, rememberWishlistItem } from './wishlist.ts'

/** Moves an item from the cart to the shopper's list. */
export const moveItem = (itemId: string): Promise<void> =>
  $cart.get()?.customer ? moveAsCustomer(itemId) : moveAsGuest(itemId)

/** Added to the list before it is removed from the cart, so that leaving the page in between does not lose it. */
async function moveAsGuest(itemId: string) {
  const { item } = $item(itemId).get()
  const product_id = item?.product_id
  if (!product_id) return
  // An engraving that could not be read would be lost with the item.
  const fields = await api.getChosenOptions($cart.get()!, itemId)
  const wasListed = currentWishlist().includes(product_id)
  const forget = rememberWishlistItem(item, fields)
  setWishlist(withProduct(currentWishlist(), product_id))
  try {
    await removeFromCart(itemId)
  } catch (error) {
    // It may have left the cart though the answer was lost: it leaves the list only if the cart still has it.
    await rereadCart()
    if ($item(itemId).get().item) {
      if ($cartState.get() !== 'failed') {
        forget()
        if (!wasListed) setWishlist(withoutProduct(currentWishlist(), product_id))
      }
      throw error
    }
  }
  notifyMoved()
}

/** The response is the same whether the item was moved or not (wire: move-to-wish-list), so the cart is read. */
async function moveAsCustomer(itemId: string) {
  const failure = await api.moveToWishlist(itemId).then(
    () => undefined,
    (error: unknown) => error,
  )
  customerListChanged()
  await rereadCart()
  const errors = (await fetchMessages()).filter(({ type }) => type === 'error')
  if ($item(itemId).get().item) throw failure ?? refusal(errors)
  notifyMoved()
}

const notifyMoved = () => notify({ type: 'success', key: 'notice.wishlisted' })
