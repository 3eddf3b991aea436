import { type ChosenFields, parseChosenOptions } from '#cart/rules/chosen-options.ts'
import { isObject, toList, toText } from '#lib/json.ts'
import { type CartRef, cartPath } from '#http/cart-path.ts'
import { ApiError } from '#http/api-error.ts'
import { getJson, postForRedirect } from '#http/client.ts'
import { listOf } from '#http/envelope.ts'

// The outcome of most posts is in the shop's messages only (wire: messages). They throw ApiError when they did not
// arrive.

/** Adds a product to the customer's wish list, with what was chosen for it (wire: wish-list). */
export const addToWishlist = (product_id: string, chosen: ChosenFields = []): Promise<unknown> =>
  postForRedirect('/wishlist/index/add/', [['product', product_id], ...chosen])

/**
 * Moves a customer's item of the cart to the wish list (wire: move-to-wish-list). The response is a redirect: to the
 * cart when it was moved, to the login for guests, to the wish list for a wrong form key. Throws ApiError.
 */
export async function moveToWishlist(itemId: string | number): Promise<void> {
  const url = await postForRedirect('/wishlist/index/fromcart/', [['item', itemId]])
  if (url.includes('/wishlist/')) throw new ApiError('formKeyOrSession', 302)
}

/** Puts an item of the customer's wish list into the cart, as it was chosen (wire: wish-list-to-cart). */
export const wishlistItemToCart = (itemId: string): Promise<unknown> =>
  postForRedirect('/wishlist/index/cart/', [['item', itemId]])

/** Removes an item of the customer's wish list (wire: remove-wish-list-item). */
export const removeWishlistItem = (itemId: string): Promise<unknown> =>
  postForRedirect('/wishlist/index/remove/', [['item', itemId]])

/**
 * Loads the options chosen for an item of the cart, as its product's form sends them (wire: chosen-options). Throws
 * ApiError.
 */
export async function getChosenOptions(cart: CartRef, itemId: string): Promise<ChosenFields> {
  const answer = await getJson(cartPath(cart, 'items'))
  const items = listOf(answer, toList(answer).filter(isObject))
  return parseChosenOptions(items.find(({ item_id }) => toText(item_id) === itemId))
}
