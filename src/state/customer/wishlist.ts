import { atom, onMount } from 'nanostores'
import * as api from '../../api/cart'
import { ApiError } from '../../api/client/api-error'
import {
  withProduct,
  readWishlist,
  withoutProduct,
  WISHLIST_SECONDS,
  writeWishlist,
} from '../../domain/cart/wishlist'
import { decodeHtml } from '../../domain/text/html-entities'
import { isObject } from '../../domain/json'
import { decodeCookie, readCookie, writeCookie } from '../../host/storage/cookies'
import { type PageMessage, takeMessages, toMessages } from '../../host/sections/messages'
import { invalidateSections } from '../../host/sections/sections'
import { $cart, rereadCart } from '../cart/cart'
import { $item } from '../cart/items'
import { notify } from '../notices/notices'
import { fetchSections } from '../page/sections'
import { runItemRemoval } from '../cart/remove-item'
import { rememberWishlistItem } from './wishlist-names'

const COOKIE = 'wishlist'

/** The guest's wish list: product ids, newest first (§6). A customer's is kept by the storefront. */
export const $wishlist = atom<string[]>([])
onMount($wishlist, () => $wishlist.set(read()))

/** Read from the cookie each time: other tabs write it, too. */
const read = () => readWishlist(decodeCookie(readCookie(COOKIE) ?? ''))

function write(ids: string[]) {
  const value = writeWishlist(ids)
  writeCookie(COOKIE, value, { seconds: value ? WISHLIST_SECONDS : 0 })
  $wishlist.set(readWishlist(value))
}

/** Removes a product from the guest's list. */
export const removeFromWishlist = (product_id: string): void => write(withoutProduct(read(), product_id))

/** Moves an item to the wish list. The caller has asked the question of §2. */
export function moveToWishlist(itemId: string): Promise<void> {
  return runItemRemoval('wishlist', itemId, () =>
    $cart.get()?.customer ? moveAsCustomer(itemId) : moveAsGuest(itemId),
  )
}

/** Added to the list before it is removed from the cart, so that leaving the page in between does not lose it. */
async function moveAsGuest(itemId: string) {
  const { item } = $item(itemId).get()
  const product_id = item?.product_id
  if (!product_id) return
  const before = read()
  write(withProduct(before, product_id))
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
  const errors = (await fetchMessages()).filter(({ type }) => type === 'error').map(plainText)
  if ($item(itemId).get().item) throw failure ?? new ApiError('business', 200, { text: errors.join(' ') })
  notifyMoved()
}

/** Messages of the storefront; its success message is left out in favour of ours. */
async function fetchMessages(): Promise<PageMessage[]> {
  const { messages } = await fetchSections(['messages']).catch(() => ({ messages: undefined }))
  const queued = isObject(messages) ? messages.messages : undefined
  return [...takeMessages(true), ...toMessages(queued)]
}

const plainText = ({ text }: PageMessage) => decodeHtml(text.replace(/<[^>]*>/g, ''))

const notifyMoved = () => notify({ type: 'success', key: 'notice.wishlisted' })
