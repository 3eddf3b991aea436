import { atom } from 'nanostores'
import { isRoute } from '#storefront/page/navigation.ts'
import { $drawerOpen } from '#cart/state/drawer.ts'
import { $page } from '#storefront/state/page.ts'
import { currentEcommerce, watchCart } from './cart.ts'
import { followPageConsent } from './consent.ts'
import { trackDelayed, recordPayment, recordShipping, reachStep, trackPayment } from './checkout.ts'
import { followConsent } from './memory.ts'
import { openOutbox, track } from './outbox.ts'
import { confirmPurchase, expectPurchase, forgetPurchase, trackPurchase } from './purchase.ts'
import { watchErrors, watchSignUp } from './errors-shown.ts'
import type { TrackedEvent } from './tracked-events.ts'

/**
 * Turns changes of stores and events of islands into analytics events. No other module knows of it, and an error here ends
 * in the console.
 */
export function follow(): (event: TrackedEvent) => void {
  followConsent()
  followPageConsent()
  openOutbox()
  trackPurchase()
  const checkCart = watchCart(() => {
    trackDelayed()
    viewCart()
  })
  $drawerOpen.listen(viewCart)
  watchErrors()
  watchSignUp()
  return (event) => {
    checkCart()
    handleEvent(event)
  }
}

function handleEvent(event: TrackedEvent): void {
  switch (event.type) {
    case 'bezel:checkout-step':
      return reachStep(event.detail.step, event.detail.index)
    case 'bezel:shipping-selected':
      return recordShipping(event.detail.method)
    case 'bezel:payment-selected':
      return recordPayment(event.detail.method)
    case 'bezel:before-place-order':
      trackPayment()
      return expectPurchase(event.detail.method, event.detail.ecommerce)
    case 'bezel:order-failed':
      forgetPurchase()
      return track('error_shown', { source: 'order' })
    case 'bezel:order-placed':
      return confirmPurchase(event.detail.orderId, event.detail.method)
  }
}

const $isCartViewed = atom(false)

/** Once each time the drawer opens, and once on the cart's own page. */
function viewCart() {
  const isOpen = $drawerOpen.get() || isRoute($page.get().routes.cart)
  if (!isOpen) $isCartViewed.set(false)
  const ecommerce = currentEcommerce()
  if (!isOpen || $isCartViewed.get() || !ecommerce) return
  $isCartViewed.set(true)
  track('view_cart', { ecommerce })
}
