import { map } from 'nanostores'
import type { Refusal } from '#async/refusals.ts'

/** Everything that reduces the total; also the names of their tasks. */
export type Discount = 'coupon' | 'gift_card' | 'store_credit' | 'reward_points' | 'prime'

/** Why the last change of a discount failed. */
export const $discountErrors = map<Partial<Record<Discount, Refusal>>>({})

/** Clears the message of a form that is closed. */
export const clearDiscountError = (name: Discount) => $discountErrors.setKey(name, undefined)
