import { decodeHtml } from '#lib/text/html-entities.ts'
import { toText } from '#lib/json.ts'
import { render } from '#lib/text/placeholders.ts'
import { takeMessages } from '#storefront/page/sections/messages.ts'
import type { Proof } from '#captcha/rules/captcha.ts'
import { type CartRef, cartPath } from '#http/cart-path.ts'
import { getTotals } from '#cart/api/cart.ts'
import { ApiError } from '#http/api-error.ts'
import { postAction, sendJson } from '#http/client.ts'

/** Applies a coupon (wire: coupon). Returns the shop's message or ''; a refused one is thrown as a business ApiError. */
export const applyCoupon = (cart: CartRef, code: string, proof?: Proof): Promise<string> =>
  postCoupon(cart, code, proof)

/** Removes the coupon. */
export const removeCoupon = (cart: CartRef): Promise<string> => postCoupon(cart, undefined)

async function postCoupon(cart: CartRef, code: string | undefined, proof: Proof = {}): Promise<string> {
  const fields = [
    ['coupon_code', code ?? ''],
    ['remove', code === undefined ? 1 : 0],
    ...Object.entries(proof),
  ] as const
  try {
    return toText((await postAction('/checkout/cart/couponPost', fields, { acceptsPage: true })).message)
  } catch (error) {
    if (!(error instanceof ApiError && error.kind === 'formKeyOrSession')) throw error
    return resultByTotals(cart, code)
  }
}

/**
 * A stock shop responds with a page and puts its message in a cookie, so the totals show whether it was applied. If they
 * contradict a success, the session of a guest is gone and the shop has changed a new, empty cart
 * (trap: lost-session): the cart on screen is then changed by its id.
 */
async function resultByTotals(cart: CartRef, code = ''): Promise<string> {
  const messages = takeMessages(true)
  const text = messages.map((message) => decodeHtml(message.text)).join(' ')
  const { coupon_code = '' } = await getTotals(cart)
  if (coupon_code.toLowerCase() === code.toLowerCase()) return text
  if (messages.at(-1)?.type !== 'success') throw new ApiError('business', 200, { text })
  const path = code && `/${encodeURIComponent(code)}`
  await sendJson(path ? 'PUT' : 'DELETE', cartPath(cart, `coupons${path}`))
  return text
}

/**
 * Applies a gift card by its code (wire: gift-card). The message of a refusal names the code as typed
 * (rule: error-messages).
 */
export async function applyGiftCard(cart: CartRef, code: string): Promise<void> {
  try {
    await sendJson('PUT', cartPath(cart, `mpgiftcard/${encodeURIComponent(code)}`))
  } catch (error) {
    // With parameters the message is filled already; a code that looks like a placeholder must not be filled again.
    if (!(error instanceof ApiError && error.kind === 'business') || hasEntries(error.parameters)) throw error
    throw new ApiError('business', error.status, { text: render(error.text, [code]) })
  }
}

const hasEntries = (parameters: unknown) =>
  typeof parameters === 'object' && parameters !== null && Object.keys(parameters).length > 0

/** Adds or removes the membership (wire: add-prime-or-offer). Returns the shop's message. */
export async function setPrime(remove: boolean): Promise<string> {
  const response = await postAction('/checkout/cart/tryprimepost', [['remove', remove ? 1 : 0]])
  return toText(response.message)
}

/** Removes a gift card by its id, not its code (trap: gift-card-ids). */
export async function removeGiftCard(cart: CartRef, id: string | number): Promise<void> {
  await sendJson('DELETE', cartPath(cart, `mpgiftcard/${encodeURIComponent(id)}`))
}
