import { dispatch } from '#dom/events.ts'
import { go } from '#storefront/page/navigation.ts'
import { invalidateSections } from '#storefront/page/sections/sections.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'
import { closeAttempt, endAttempt } from './attempt.ts'
import { clearDraft } from '#customer/state/kept-draft.ts'
import type { OrderMessage } from './order.ts'

/**
 * Leads on to the success page. The order is made, so nothing of it stays in the tab. The entries in the
 * checkout belong to the shopper's own cart, so only its order clears them. Never settles.
 */
export async function goToSuccess(
  orderId: string | undefined,
  method: string,
  isOwnCart = true,
): Promise<never> {
  closeAttempt()
  if (isOwnCart) clearDraft()
  invalidateSections(['cart', 'last-ordered-items', 'checkout-data'])
  dispatch('bezel:order-placed', { orderId: orderId ?? '', method })
  return go($page.get().routes.success)
}

/**
 * Leads on to where the order is paid. There the cart is ordered (wire: sections-after-login) or changed, so no page
 * may show it from the cache. Settles only if the browser cannot go to the address. It then resolves with the message
 * to show, and no order exists.
 */
export async function goToPayment(url: string): Promise<OrderMessage> {
  invalidateSections(['cart'])
  try {
    return await go(url)
  } catch (error) {
    logFailure('redirect', error)
    endAttempt()
    return { key: 'place-order.redirect' }
  }
}
