import { type CartRef, cartPath } from '../cart-path'
import { type CallOptions, sendJson } from '../client/client'

/** Sets the coupon of any cart (b.75), also of one that is not the session's. A wrong code is a business ApiError. */
export async function setCoupon(cart: CartRef, code: string, options?: CallOptions): Promise<void> {
  await sendJson('PUT', cartPath(cart, `coupons/${encodeURIComponent(code)}`), undefined, options)
}

/** Removes the coupon of any cart (b.75). */
export async function clearCoupon(cart: CartRef, options?: CallOptions): Promise<void> {
  await sendJson('DELETE', cartPath(cart, 'coupons'), undefined, options)
}
