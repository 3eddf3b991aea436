import { parseItems, type QuoteItem } from '../rules/cart.ts'
import { isConsistent, type Totals } from '../rules/totals.ts'
import { type CartRef, cartPath, setStoreView, restRoot } from '#http/cart-path.ts'
import { type CheckoutConfig, toCheckoutConfig } from '#storefront/api/checkout-config.ts'
import { ApiError, ifMissing } from '#http/api-error.ts'
import { postAction, type CallOptions, getJson, sendJson } from '#http/client.ts'
import { listOf, objectOf } from '#http/envelope.ts'
import { toTotals } from './totals.ts'
import { importPart } from '#dom/import-part.ts'
import { type CustomOption, parseCustomOptions } from '../rules/item-options.ts'

export type { CheckoutConfig }

/**
 * The cart's id, quote, items and totals, and the checkout's settings (wire: checkout-configuration). With a delivery
 * chosen its totals may hold another price of it than they were added up with (trap: configuration-totals): they are
 * then read anew. Throws ApiError.
 */
export async function getCheckoutConfig(): Promise<CheckoutConfig> {
  const config = await getJson('/checkout/config/data').catch(
    ifMissing(async () => (await printed()).readPrintedConfig()),
  )
  setStoreView('checkout', config)
  const found = objectOf(config)
  // A response that names neither the quote nor its items is broken, and not an empty cart.
  if (!('quoteData' in found) && !('quoteItemData' in found)) throw new ApiError('server', 200)
  const read = toCheckoutConfig(found)
  if (read.cart && read.selectedRate && !isConsistent(read.totals)) read.totals = await getTotals(read.cart)
  return read
}

/** The items of the session's cart (wire: read-items): none when the session has expired. Throws ApiError. */
export async function getItems(): Promise<QuoteItem[]> {
  const items = await getJson('/checkout/cart/items').catch(
    ifMissing(async () => (await printed()).readPrintedItems()),
  )
  return listOf(items, parseItems(items))
}

/** Loads the code that stands in for routes that a stock Magento lacks (trap: stock-magento). */
const printed = () => importPart(() => import('#storefront/api/printed-config.ts'))

/** Totals of what is saved with the cart (wire: read-totals). */
export async function getTotals(cart: CartRef): Promise<Totals> {
  return toTotals(await getJson(cartPath(cart, 'totals')))
}

/**
 * Sets the quantity of an item (wire: set-quantity). The server turns 0 and less into 1, so they throw a RangeError
 * here: use `removeItem`.
 */
export async function setQuantity(
  cart: CartRef,
  itemId: string | number,
  qty: number,
  options?: CallOptions,
): Promise<void> {
  if (!(qty > 0)) throw new RangeError('a quantity is above 0')
  const cartItem = { item_id: Number(itemId), quote_id: cart.id, qty }
  await sendJson('PUT', cartPath(cart, `items/${encodeURIComponent(itemId)}`), { cartItem }, options)
}

/** Removes an item (wire: remove-item). */
export async function removeItem(itemId: string | number): Promise<void> {
  await postAction('/checkout/sidebar/removeItem/', [['item_id', itemId]])
}

/** Removes an item of a cart that is not the session's (wire: remove-item). */
export async function removeItemById(cart: CartRef, itemId: string): Promise<void> {
  await sendJson('DELETE', cartPath(cart, `items/${encodeURIComponent(itemId)}`))
}

/** Options by item id (wire: item-options). This route has the customer's cart id where all others have `mine`. */
export async function getCustomOptions(cart: CartRef): Promise<Record<string, CustomOption[]>> {
  const answer = await getJson(customOptionsPath(cart))
  const options = parseCustomOptions(answer)
  listOf(answer, Object.keys(options))
  return options
}

export function customOptionsPath(cart: CartRef): string {
  const root = cart.customer ? 'carts' : 'guest-carts'
  return `${restRoot()}/${root}/${encodeURIComponent(cart.id)}/items-custom-options`
}
