import type { CartRef } from '#http/cart-path.ts'
import { type FormFields, postAction } from '#http/client.ts'

/** Sends what was entered into fields of the page to a route of the shop's own (wire: own-fields). Throws ApiError. */
export async function sendFields(path: string, cart: CartRef, values: FormFields): Promise<void> {
  await postAction(path, [['cart_id', cart.id], ...values])
}
