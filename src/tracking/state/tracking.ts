import { atom, onNotify } from 'nanostores'
import { isRoute } from '#storefront/page/navigation.ts'
import { $drawerOpen } from '#cart/state/drawer.ts'
import { $page } from '#storefront/state/page.ts'
import { currentEcommerce, watchCart } from './cart.ts'
import { followPageConsent } from './consent.ts'
import { trackDelayed, recordPayment, recordShipping, reachStep, trackPayment } from './checkout.ts'
import { followConsent } from './memory.ts'
import { outbox } from './outbox.ts'
import { confirmPurchase, expectPurchase, forgetPurchase, trackPurchase } from './purchase.ts'
import type { TrackedEvent } from './tracked-events.ts'
import { $discountErrors } from '#discounts/state/discount-errors.ts'
import { $notices } from '#storefront/state/notices/notices.ts'
import { $offerErrors } from '#offers/state/offers.ts'
import { $tasks } from '#async/task.ts'
import { $visitorGift } from '#gifts/state/visitor-gift.ts'

/** Tracks where an error was shown. The message itself is left out, since it may repeat what the shopper typed. */
function watchErrors(): void {
  onNotify($tasks, ({ changed }) => {
    if (changed && $tasks.value[changed] === 'failed')
      outbox.track('error_shown', { source: changed.split(':')[0]! })
  })
  onNotify($discountErrors, ({ changed }) => {
    if (changed && $discountErrors.value[changed]) outbox.track('error_shown', { source: changed })
  })
  onNotify($offerErrors, ({ changed }) => {
    if (changed && $offerErrors.value[changed]) outbox.track('error_shown', { source: 'offer' })
  })
  onNotify($notices, ({ oldValue = [] }) => {
    for (const notice of $notices.value)
      if (notice.type === 'error' && !oldValue.includes(notice))
        outbox.track('error_shown', { source: notice.key ?? 'notice' })
  })
}

/** A sign-up is an e-mail address left for the mystery gift; a login shows what is received already. */
function watchSignUp(): void {
  onNotify($visitorGift, ({ oldValue }) => {
    const isClaimed = $tasks.value['visitor-gift'] === 'running'
    if (isClaimed && oldValue && !oldValue.received && $visitorGift.value?.received)
      outbox.track('sign_up', {})
  })
}

/**
 * Turns changes of stores and events of islands into analytics events. No other module knows of it, and an error here ends
 * in the console.
 */
export function follow(): (event: TrackedEvent) => void {
  followConsent()
  followPageConsent()
  outbox.open()
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
      return outbox.track('error_shown', { source: 'order' })
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
  outbox.track('view_cart', { ecommerce })
}
