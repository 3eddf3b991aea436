import { map } from 'nanostores'
import type { CartRef } from '../../api/cart-path'
import { cartWasChanged, mayChangeCart, rereadCart } from '../cart/cart'
import { queue } from '../queue'
import { type Refusal, refusalOf } from '../refusals'
import { logFailure } from '../log'
import { task } from '../task'
import { withFreshCart } from '../cart/with-fresh-cart'

/** What can take something off the total; also the names of their tasks. */
export type Discount = 'coupon' | 'gift_card' | 'store_credit' | 'reward_points' | 'prime'

/** Why the last try of a discount came to nothing. */
export const $discountErrors = map<Partial<Record<Discount, Refusal>>>({})

/**
 * Changes a discount and reads the cart again, also after a refusal: a bad code takes the good one before it away
 * (b.21), and an answer that was lost may have been a yes. `wish` names the job: a newer wish of the same name wins.
 */
export function changeDiscount(
  name: Discount,
  wish: string,
  change: (cart: CartRef) => Promise<unknown>,
): Promise<void> {
  return task(name, () => queue(wish, () => changeAndRead(name, change)))
}

async function changeAndRead(name: Discount, change: (cart: CartRef) => Promise<unknown>) {
  if (!mayChangeCart(name)) return
  $discountErrors.setKey(name, undefined)
  try {
    await withFreshCart(change)
  } catch (error) {
    $discountErrors.setKey(name, refusalOf(error))
    logFailure(name, error)
  } finally {
    cartWasChanged()
    await rereadCart()
  }
}

/** Takes an error off the screen, for instance when its form is closed. */
export const forgetError = (name: Discount) => $discountErrors.setKey(name, undefined)
