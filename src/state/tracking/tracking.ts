import { isRoute } from '../../host/page/visit'
import { $drawerOpen } from '../cart/drawer'
import { $page } from '../page/page'
import { cartWorth, watchCart } from './cart'
import { catchUp, notePayment, noteShipping, reachStep, tellPayment } from './checkout'
import { followConsent } from './memory'
import { openOutbox, tell } from './outbox'
import { confirmPurchase, expectPurchase, forgetPurchase, tellPurchase } from './purchase'
import { watchErrors, watchSignUp } from './errors-shown'
import type { Heard } from './start'

/**
 * Turns what happens in the shop into events of analytics. Everything is heard from outside: stores and the page's events
 * know nothing of it, and an error here ends in the console.
 */
export function follow(): (heard: Heard) => void {
  followConsent()
  openOutbox()
  tellPurchase()
  const look = watchCart(() => {
    catchUp()
    viewCart()
  })
  $drawerOpen.listen(viewCart)
  watchErrors()
  watchSignUp()
  return (heard) => {
    look()
    hear(heard)
  }
}

function hear(heard: Heard): void {
  switch (heard.type) {
    case 'bezel:checkout-step':
      return reachStep(heard.detail.step, heard.detail.index)
    case 'bezel:shipping-selected':
      return noteShipping(heard.detail.method)
    case 'bezel:payment-selected':
      return notePayment(heard.detail.method)
    case 'bezel:before-place-order':
      tellPayment()
      return expectPurchase(heard.detail.method)
    case 'bezel:order-failed':
      forgetPurchase()
      return tell('error_shown', { source: 'order' })
    case 'bezel:order-placed':
      return confirmPurchase(heard.detail.orderId, heard.detail.method)
  }
}

let isViewed = false

/** Once each time the drawer opens, and once on the cart's own page. */
function viewCart() {
  const isOpen = $drawerOpen.get() || isRoute($page.get().routes.cart)
  if (!isOpen) isViewed = false
  const ecommerce = cartWorth()
  if (!isOpen || isViewed || !ecommerce) return
  isViewed = true
  tell('view_cart', { ecommerce })
}
