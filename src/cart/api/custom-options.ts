import { type CustomOption, parseCustomOptions } from '../rules/item-options.ts'
import { type CartRef, restRoot } from '#http/cart-path.ts'
import { getJson } from '#http/client.ts'
import { listOf } from '#http/envelope.ts'

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
