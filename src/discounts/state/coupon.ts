import { computed } from 'nanostores'
import type { Proof } from '#captcha/rules/captcha.ts'
import { ApiError } from '#http/api-error.ts'
import * as api from '../api/discounts.ts'
import { $totals } from '#cart/state/cart.ts'
import { applyTypedCode, changeDiscount } from './discounts.ts'

/** The coupon on the cart, '' without one. */
export const $coupon = computed($totals, (totals) => totals?.coupon_code ?? '')

/**
 * Applied only when the response has no `error` (rule: applied-discounts); else its message is shown, here or by what
 * takes a refusal that is about the captcha.
 */
export const applyCoupon = (code: string, proof?: Proof, takes?: (text: string) => Promise<boolean>) =>
  changeDiscount(
    'coupon',
    'coupon',
    `apply ${code}`,
    (cart) =>
      applyTypedCode(code, (typed) => api.applyCoupon(cart, typed, proof)).catch(async (error: unknown) => {
        if (!(error instanceof ApiError && (await takes?.(error.text)))) throw error
      }),
    () => plain($coupon.get()) === plain(code),
  )

const plain = (code: string) => code.replace(/\s+/g, '').toLowerCase()

export const removeCoupon = () =>
  changeDiscount(
    'coupon',
    'coupon',
    'remove',
    (cart) => api.removeCoupon(cart),
    () => !$coupon.get(),
  )
