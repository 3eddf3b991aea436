import { ApiError } from '#http/api-error.ts'
import type { CartRef } from '#http/cart-path.ts'
import { cartWasChanged, rereadCart, $totals, $items, mayChangeCart } from '#cart/state/cart.ts'
import { $discountErrors, type Discount } from './discount-errors.ts'
import { queue } from '#async/queue.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'
import { logFailure } from '#storefront/state/log.ts'
import { task } from '#async/task.ts'
import { withFreshCart } from '#cart/state/with-fresh-cart.ts'
import { computed } from 'nanostores'
import type { Proof } from '#captcha/rules/captcha.ts'
import * as api from '../api/discounts.ts'
import { readPageConfig } from '#storefront/page/config.ts'
import {
  isGiftCardHidden,
  shownGiftCards,
  allowsSeveralCards,
  hasPrime,
  primeSavingOn,
} from '../rules/discounts.ts'
import { $context, $currencyRate, $currency } from '#storefront/state/context.ts'
import { $locale } from '#storefront/state/page.ts'
import { $primeTerms } from './prime-terms.ts'

/**
 * Changes a discount and reads the cart again, also after a refusal, since a bad code removes the good one
 * before it (wire: coupon). A request without a response may have succeeded: `isDone` checks this in the cart. Among
 * jobs with the same `jobName`, the newest replaces the others. A job with the same `jobName` and `content`
 * as the one under way is not started again; its promise is shared.
 */
export function changeDiscount(
  name: Discount,
  jobName: string,
  content: string,
  change: (cart: CartRef) => Promise<unknown>,
  isDone: () => boolean,
): Promise<void> {
  return task(name, () => queue(jobName, () => changeAndRead(name, change, isDone), content))
}

async function changeAndRead(
  name: Discount,
  change: (cart: CartRef) => Promise<unknown>,
  isDone: () => boolean,
) {
  if (!mayChangeCart(name)) return
  $discountErrors.setKey(name, undefined)
  let refusal: Refusal | undefined
  try {
    await withFreshCart(change)
  } catch (error) {
    refusal = refusalOf(error)
    logFailure(name, error)
  } finally {
    cartWasChanged()
    await rereadCart()
  }
  if (typeof refusal === 'string' || !isDone()) $discountErrors.setKey(name, refusal)
}

/**
 * Applies a code as it was typed and, if the shop refuses one with spaces inside, without them: codes are printed in
 * groups. A refusal of both names the code as typed.
 */
async function applyTypedCode(code: string, apply: (code: string) => Promise<unknown>): Promise<void> {
  try {
    await apply(code)
  } catch (refusal) {
    const joined = code.replace(/\s+/g, '')
    if (joined === code || !isBusinessRefusal(refusal)) throw refusal
    await apply(joined).catch((error: unknown) => {
      throw isBusinessRefusal(error) ? refusal : error
    })
  }
}

const isBusinessRefusal = (error: unknown) => error instanceof ApiError && error.kind === 'business'

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

/** The gift cards on the cart. */
export const $giftCards = computed([$totals, $currencyRate], shownGiftCards)

/** Whether another card can be applied beside the first; undefined: unknown. */
export const $takesSeveralCards = computed($totals, allowsSeveralCards)

/**
 * Hidden on the Spanish and Mexican sites (rule: gift-card-entry), until the site is known, and where the shop has
 * none (trap: stock-magento).
 */
export const $isGiftCardOffered = computed([$context, $locale], (context, locale) =>
  Boolean(
    context &&
    readPageConfig().ownRoutes?.includes('/mpgiftcard') !== false &&
    !isGiftCardHidden({ locale, storeCode: context.storeCode }),
  ),
)

export const applyGiftCard = (code: string) => {
  const before = cardIds()
  return changeDiscount(
    'gift_card',
    `gift_card:${code}`,
    'apply',
    (cart) => applyTypedCode(code, (typed) => api.applyGiftCard(cart, typed)),
    () => cardIds().some((id) => !before.includes(id)),
  )
}

const cardIds = () => $giftCards.get().map(({ id }) => id)

/** Removes a card by its id: the code on screen is masked (trap: gift-card-ids). */
export const removeGiftCard = (id: string) =>
  changeDiscount(
    'gift_card',
    `gift_card:${id}`,
    'remove',
    (cart) => api.removeGiftCard(cart, id),
    () => !cardIds().includes(id),
  )

/** Whether the membership is in the cart. */
export const $hasPrime = computed([$items, $primeTerms], (items = [], terms) => hasPrime(items, terms?.sku))

/** The amount the membership saves on this cart (rule: purpose). */
export const $primeSaving = computed([$totals, $items, $currency], (totals, items = [], currency) =>
  primeSavingOn(totals, items, currency),
)

export const addPrime = () =>
  changeDiscount(
    'prime',
    'prime',
    'add',
    () => api.setPrime(false),
    () => $hasPrime.get(),
  )

export const removePrime = () =>
  changeDiscount(
    'prime',
    'prime',
    'remove',
    () => api.setPrime(true),
    () => !$hasPrime.get(),
  )
