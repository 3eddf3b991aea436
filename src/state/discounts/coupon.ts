import { computed } from 'nanostores'
import * as api from '../../api/discounts'
import { $totals } from '../cart/cart'
import { applyTypedCode, changeDiscount } from './discounts'

/** The coupon on the cart, '' without one. */
export const $coupon = computed($totals, (totals) => totals?.coupon_code ?? '')

/** §4: it is applied only when the response has no `error`; else its message is shown. */
export const applyCoupon = (code: string) =>
  changeDiscount('coupon', 'coupon', `apply ${code}`, (cart) =>
    applyTypedCode(code, (typed) => api.applyCoupon(cart, typed)),
  )

export const removeCoupon = () =>
  changeDiscount('coupon', 'coupon', 'remove', (cart) => api.removeCoupon(cart))
