import type { OrderGiftMessage } from './rules/order-extras.ts'
import { type CartRef, cartPath } from '#http/cart-path.ts'
import { getJsonOnce, postForRedirect, sendJson, postAction, type FormFields } from '#http/client.ts'
import { messageOf } from '#http/envelope.ts'

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

/** A declaration that a contract is withdrawn from. */
export interface Withdrawal {
  name: string
  /** The number that people see. */
  order: string
  email: string
}

/**
 * Sends a withdrawal to the shop's own route (wire: withdrawal). Returns the shop's message. Throws ApiError, a
 * business one for a refusal.
 */
export async function postWithdrawal(path: string, { name, order, email }: Withdrawal): Promise<string> {
  const fields = [
    ['name', name],
    ['order', order],
    ['email', email],
  ] as const
  return messageOf(await postAction(path, fields))
}

/** The data that a shop's registration form asks for. */
export interface NewAccount {
  firstname: string
  lastname: string
  email: string
  password: string
}

/**
 * Creates an account for the guest who has just ordered, with the order in it (wire: account-from-an-order). Returns
 * where the shop leads to; its sentence is in its messages. Throws ApiError.
 */
export async function createAccountOfOrder(account: NewAccount): Promise<string> {
  const { firstname, lastname, email, password } = account
  // The shop remembers the order until the form is sent. It answers with that form's page, so reading JSON fails.
  await getJsonOnce('/checkout/account/delegateCreate/').catch(() => undefined)
  const fields = [
    ['firstname', firstname],
    ['lastname', lastname],
    ['email', email],
    ['password', password],
    ['password_confirmation', password],
  ] as const
  return postForRedirect('/customer/account/createpost/', fields)
}

/** Sends what was entered into fields of the page to a route of the shop's own (wire: own-fields). Throws ApiError. */
export async function sendFields(path: string, cart: CartRef, values: FormFields): Promise<void> {
  await postAction(path, [['cart_id', cart.id], ...values])
}
