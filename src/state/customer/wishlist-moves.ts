import * as api from '../../api/cart'
import { getChosenOptions } from '../../api/wishlist'
import { withProduct } from '../../domain/cart/wishlist'
import { $cart, rereadCart } from '../cart/cart'
import { $item } from '../cart/items'
import { removeFromCart } from '../cart/remove-item'
import { notify } from '../notices/notices'
import { fetchMessages, refusal } from './storefront-messages'
import { currentWishlist, customerListChanged, setWishlist } from './wishlist'
import { rememberWishlistItem } from './wishlist-details'

/** Moves an item from the cart to the shopper's list. */
export const moveItem = (itemId: string): Promise<void> =>
  $cart.get()?.customer ? moveAsCustomer(itemId) : moveAsGuest(itemId)

/** Added to the list before it is removed from the cart, so that leaving the page in between does not lose it. */
async function moveAsGuest(itemId: string) {
  const { item } = $item(itemId).get()
  const product_id = item?.product_id
  if (!product_id) return
  // An engraving that could not be read would be lost with the item.
  const fields = await getChosenOptions($cart.get()!, itemId)
  const before = currentWishlist()
  const forget = rememberWishlistItem(item, fields)
  setWishlist(withProduct(before, product_id))
  try {
    await removeFromCart(itemId)
  } catch (error) {
    forget()
    setWishlist(before)
    throw error
  }
  notifyMoved()
}

/** The response is the same whether the item was moved or not (b.44), so the cart is read. */
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
