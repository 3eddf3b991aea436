import * as api from '../../api/cart'
import { ApiError } from '../../api/client/api-error'
import { withProduct } from '../../domain/cart/wishlist'
import { isObject } from '../../domain/json'
import { plainText } from '../../domain/text/plain-text'
import { type PageMessage, takeMessages, toMessages } from '../../host/sections/messages'
import { invalidateSections } from '../../host/sections/sections'
import { $cart, rereadCart } from '../cart/cart'
import { $item } from '../cart/items'
import { notify } from '../notices/notices'
import { fetchSections } from '../page/sections'
import { currentWishlist, removeFromWishlist, setWishlist } from './wishlist'
import { rememberWishlistItem } from './wishlist-names'

/** Moves an item from the cart to the shopper's list. */
export const moveItem = (itemId: string): Promise<void> =>
  $cart.get()?.customer ? moveAsCustomer(itemId) : moveAsGuest(itemId)

/** Added to the list before it is removed from the cart, so that leaving the page in between does not lose it. */
async function moveAsGuest(itemId: string) {
  const { item } = $item(itemId).get()
  const product_id = item?.product_id
  if (!product_id) return
  const before = currentWishlist()
  setWishlist(withProduct(before, product_id))
  rememberWishlistItem(item)
  try {
    await api.removeItem(itemId)
  } catch (error) {
    if (!before.includes(product_id)) removeFromWishlist(product_id)
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
  invalidateSections(['wishlist'])
  await rereadCart()
  const errors = (await fetchMessages())
    .filter(({ type }) => type === 'error')
    .map(({ text }) => plainText(text))
  if ($item(itemId).get().item) throw failure ?? new ApiError('business', 200, { text: errors.join(' ') })
  notifyMoved()
}

/** Messages of the storefront; its success message is left out in favour of ours. */
async function fetchMessages(): Promise<PageMessage[]> {
  const { messages } = await fetchSections(['messages']).catch(() => ({ messages: undefined }))
  const queued = isObject(messages) ? messages.messages : undefined
  return [...takeMessages(true), ...toMessages(queued)]
}

const notifyMoved = () => notify({ type: 'success', key: 'notice.wishlisted' })
