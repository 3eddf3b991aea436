import type { OrderGiftMessage } from '../rules/order-extras.ts'
import { type CartRef, cartPath } from '#http/cart-path.ts'
import { postForRedirect, sendJson } from '#http/client.ts'

/** Saves the shopper's comment with the cart (wire: order-comment); an empty one takes it back. Throws ApiError. */
export async function saveOrderComment(cart: CartRef, comment: string): Promise<void> {
  const body = { cartId: cart.id, orderComment: { comment } }
  await sendJson('PUT', cartPath(cart, 'set-order-comment'), body)
}

/** Saves the gift message of the whole order (wire: gift-message); an empty one takes it back. Throws ApiError. */
export async function saveGiftMessage(cart: CartRef, giftMessage: OrderGiftMessage): Promise<void> {
  await sendJson('POST', cartPath(cart, 'gift-message'), { giftMessage })
}

/** Subscribes an address to the newsletter (wire: newsletter), also when the page is left meanwhile. Throws ApiError. */
export async function subscribe(email: string): Promise<void> {
  await postForRedirect('/newsletter/subscriber/new', [['email', email]], { keepalive: true })
}
