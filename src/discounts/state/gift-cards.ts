import { computed } from 'nanostores'
import * as api from '../api/discounts.ts'
import { readPageConfig } from '#storefront/page/config.ts'
import { isGiftCardHidden, shownGiftCards, allowsSeveralCards } from '../rules/discounts.ts'
import { $totals } from '#cart/state/cart.ts'
import { $context, $currencyRate } from '#storefront/state/context.ts'
import { $locale } from '#storefront/state/page.ts'
import { applyTypedCode, changeDiscount } from './discounts.ts'

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
