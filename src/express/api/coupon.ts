import { type CartRef, cartPath } from '#http/cart-path.ts'
import { sendJson } from '#http/client.ts'

/** Sets the coupon of any cart (b.75), also of one that is not the session's. A wrong code is a business ApiError. */
export async function setCoupon(cart: CartRef, code: string): Promise<void> {
  await sendJson('PUT', cartPath(cart, `coupons/${encodeURIComponent(code)}`))
}

/** Removes the coupon of any cart (b.75). */
export async function clearCoupon(cart: CartRef): Promise<void> {
  await sendJson('DELETE', cartPath(cart, 'coupons'))
}
