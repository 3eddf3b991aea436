import { type Choice, parseItemChoices } from '../rules/item-choices.ts'
import type { CartRef } from '#http/cart-path.ts'
import { isMissing } from '#http/api-error.ts'
import { type FormFields, getJson, postForRedirect } from '#http/client.ts'
import { customOptionsPath } from './cart.ts'

/**
 * Returns the options that may be chosen for an item, and those that are chosen (wire: item-options). Undefined when only
 * the product's page can show them, as in a shop without the route. Throws ApiError.
 */
export async function getItemChoices(cart: CartRef, itemId: string): Promise<Choice[] | undefined> {
  const path = `${customOptionsPath(cart)}?choices=${encodeURIComponent(itemId)}`
  try {
    return parseItemChoices(await getJson(path), itemId)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/**
 * Sends other options for an item (wire: change-item-options). The response is the same for a success and a refusal.
 * Throws ApiError.
 */
export async function updateItemOptions(
  item: { item_id: string; product_id: string; qty: number },
  chosen: FormFields,
): Promise<void> {
  const { item_id, product_id, qty } = item
  const path = `/checkout/cart/updateItemOptions/id/${encodeURIComponent(item_id)}/`
  await postForRedirect(path, [['product', product_id], ['item', item_id], ['qty', qty], ...chosen])
}
