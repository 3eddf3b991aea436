import { onNotify } from 'nanostores'
import {
  amountsBeside,
  cartChanges,
  type CartChange,
  fingerprint,
  readSeenCart,
  type SeenCart,
  seenItem,
  trackedItem,
  ecommerceOf,
  untaxedShare,
} from '../rules/cart-changes.ts'
import type { Ecommerce, TrackedEvents } from '../rules/events.ts'
import { segmentValue } from '#cart/rules/total-parts.ts'
import { toText } from '#lib/json.ts'
import { afterYield, whenIdle } from '#dom/lifecycle.ts'
import { $cart, $items, $totals } from '#cart/state/cart.ts'
import { $checkoutConfig, $settings } from '#storefront/state/config.ts'
import { $chosenCurrency, $context, $quoteCurrency } from '#storefront/state/context.ts'
import { cartRecords } from '#storefront/page/cart-records.ts'
import { $page } from '#storefront/state/page.ts'
import { $tasks } from '#async/task.ts'
import { recall, remember } from './memory.ts'
import { outbox } from './outbox.ts'

// Stores are read by `value`, since `get` would mount them and send requests.

/** Items and amounts of the cart; undefined until known. */
export function currentEcommerce(): Ecommerce | undefined {
  const items = $items.value
  if (!items) return undefined
  const totals = $totals.value
  const share = untaxedShare(totals)
  const tracked = items.map((item) => trackedItem(item, share))
  const ecommerce = ecommerceOf(tracked, currencyNow())
  return totals ? { ...ecommerce, ...amountsBeside(totals) } : ecommerce
}

const currencyNow = () =>
  $quoteCurrency.value ??
  $chosenCurrency.value ??
  $page.get().currency ??
  $context.value?.currencyCode ??
  'USD'

/**
 * Tracks what has changed in the cart since it was last read on any page, then calls back. Returns a function that does so
 * at once, for events that must come after these.
 */
export function watchCart(onChecked: () => void): () => void {
  let isDue = Boolean($items.value)
  // The tasks at the moment of the change. The task that changed the cart may have ended when the change is
  // examined.
  let tasks = $tasks.value
  // Showing a cart comes before looking at it.
  let soon: (fn: () => void) => void = whenIdle
  const checkNow = () => {
    if (!isDue) return
    isDue = false
    soon = afterYield
    trackChanges((itemId) => tasks[`wishlist:${itemId}`] === 'running')
    onChecked()
  }
  // Items, totals and the cart's owner are set one after the other.
  const checkSoon = () => {
    if (!isDue) tasks = $tasks.value
    isDue = true
    soon(checkNow)
  }
  onNotify($items, checkSoon)
  onNotify($totals, checkSoon)
  checkNow()
  return checkNow
}

/** Remembers the cart as analytics allows it. */
const SEEN = 'bezel-seen-cart'
const seenCarts = cartRecords({ get: recall, set: remember, remove: () => remember(SEEN, null) }, SEEN)

const cartId = () => fingerprint($cart.value?.id ?? '')

function trackChanges(isMovedToWishlist: (itemId: string) => boolean) {
  const before = readSeenCart(seenCarts.find(cartId()))
  const now = seeCart(before)
  if (!now) return
  seenCarts.write(now)
  for (const change of cartChanges(before, now, isMovedToWishlist)) trackChange(change)
}

function seeCart(before: SeenCart | undefined): SeenCart | undefined {
  const items = $items.value
  const config = $checkoutConfig.value
  if (!items || !config) return undefined
  const totals = $totals.value
  const primeSku = toText($settings.value?.prime_sku)
  const cart = cartId()
  // Without totals it is as it was; what the cart before had, the next one has not.
  const known = before?.cart === cart ? before : undefined
  return {
    role: config.isCustomerLoggedIn ? 'customer' : 'guest',
    cart,
    items: items.map((item) => seenItem(item, primeSku, untaxedShare(totals))),
    coupon: totals ? fingerprint(totals.coupon_code ?? '') : (known?.coupon ?? ''),
    tariffInsurance: totals
      ? Boolean(segmentValue(totals, 'tariff_insurance'))
      : (known?.tariffInsurance ?? false),
  }
}

function trackChange({ name, action, items }: CartChange) {
  if (name === 'login') return outbox.track('login', {})
  const ecommerce = items.length ? ecommerceOf(items, currencyNow()) : currentEcommerce()
  outbox.track(name, { ecommerce, ...(action && { action }) } as TrackedEvents[typeof name])
}
