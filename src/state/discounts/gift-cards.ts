import { computed } from 'nanostores'
import * as api from '../../api/discounts'
import { readPageConfig } from '../../host/page/config'
import { isGiftCardHidden } from '../../domain/promotions/discounts'
import { shownGiftCards, allowsSeveralCards } from '../../domain/promotions/gift-cards'
import { $totals } from '../cart/cart'
import { $context, $currencyRate } from '../page/context'
import { $locale } from '../page/page'
import { applyTypedCode, changeDiscount } from './discounts'

/** The gift cards on the cart. */
export const $giftCards = computed([$totals, $currencyRate], shownGiftCards)

/** Whether another card can be applied beside the first; undefined: unknown. */
export const $takesSeveralCards = computed($totals, allowsSeveralCards)

/** §6: hidden on the Spanish and Mexican sites, and until the site is known; and where the shop has none (d.32). */
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

/** By its id: the code on screen is masked (d.17). */
export const removeGiftCard = (id: string) =>
  changeDiscount(
    'gift_card',
    `gift_card:${id}`,
    'remove',
    (cart) => api.removeGiftCard(cart, id),
    () => !cardIds().includes(id),
  )
