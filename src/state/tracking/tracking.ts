import { atom } from 'nanostores'
import { isRoute } from '../../host/page/navigation'
import { $drawerOpen } from '../page/drawer'
import { $page } from '../page/page'
import { currentEcommerce, watchCart } from './cart'
import { followPageConsent } from './consent'
import { trackDelayed, recordPayment, recordShipping, reachStep, trackPayment } from './checkout'
import { followConsent } from './memory'
import { openOutbox, track } from './outbox'
import { confirmPurchase, expectPurchase, forgetPurchase, trackPurchase } from './purchase'
import { watchErrors, watchSignUp } from './errors-shown'
import type { TrackedEvent } from './tracked-events'

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
