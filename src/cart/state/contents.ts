import { computed } from 'nanostores'
import { isOnlyGifts, isVirtualCart } from '../rules/cart.ts'
import { isShippingOpen, segments } from '../rules/totals.ts'
import { checkoutProblems } from '../rules/checkout-problems.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $isGuest } from '#customer/state/customer.ts'
import { $items, $totals } from './cart.ts'

// These do not change with every quantity and price, as `$items` does.

/** How many different items there are; undefined until known. */
export const $itemCount = computed($items, (items) => items?.length)

/** Nothing in the cart is shipped (rule: steps, rule: credit-and-points). */
export const $isVirtualCart = computed($items, isVirtualCart)

/** The cart holds nothing but free gifts, so that it leads to no checkout (rule: free-gifts). */
export const $isOnlyGifts = computed($items, isOnlyGifts)

/** Its delivery is not counted yet: it costs more in the end. */
export const $isDeliveryOpen = computed(
  [$totals, $isVirtualCart],
  (totals, isVirtual) =>
    !isVirtual && !segments(totals).some((row) => row.code === 'shipping' && !isShippingOpen(row)),
)

/** Why the shop would lead the shopper back from its checkout, joined, as a computed list would be new each time. */
export const $checkoutProblems = computed([$items, $totals, $checkoutConfig], (items, totals, config) => {
  const problems = checkoutProblems(items, totals, config?.minimumOrder)
  return problems.length ? problems.join('\n') : undefined
})

/** The shop sells to customers alone, and the shopper is a guest. */
export const $needsLogin = computed(
  [$isGuest, $checkoutConfig],
  (isGuest, config) => isGuest === true && config?.isGuestCheckoutAllowed === false,
)
