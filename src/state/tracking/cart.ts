import { onNotify } from 'nanostores'
import {
  cartChanges,
  type CartChange,
  fingerprint,
  readSeenCart,
  type SeenCart,
  seenItem,
  trackedItem,
  ecommerceOf,
} from '../../domain/tracking/cart-changes'
import type { Ecommerce, TrackedEvents } from '../../domain/tracking/events'
import { grandTotal, segmentValue } from '../../domain/cart/totals'
import { toText } from '../../domain/json'
import { $cart, $items, $totals } from '../cart/cart'
import { $checkoutConfig, $settings } from '../page/config'
import { $context, $quoteCurrency } from '../page/context'
import { $page } from '../page/page'
import { $tasks } from '../task'
import { recall, remember } from './memory'
import { track } from './outbox'

// Stores are looked at by `value`: being listened to would make them ask the shop.

/** The cart in hand and what it comes to; undefined while it is not known. */
export function currentEcommerce(): Ecommerce | undefined {
  const items = $items.value
  if (!items) return undefined
  const tracked = items.map(trackedItem)
  const totals = $totals.value
  const worth = ecommerceOf(tracked, currencyNow())
  return totals ? { ...worth, value: grandTotal(totals) } : worth
}

const currencyNow = () =>
  $quoteCurrency.value ?? $page.get().currency ?? $context.value?.currencyCode ?? 'USD'

/**
 * Looks at the cart whenever it has been read, tells what changed since the last look on any page, then calls back. Gives
 * a look at once, for what must not be told before.
 */
export function watchCart(onLook: () => void): () => void {
  let isDue = Boolean($items.value)
  const lookNow = () => {
    if (!isDue) return
    isDue = false
    look()
    onLook()
  }
  // Lines, totals and whose cart it is are set one after the other.
  const lookSoon = () => {
    isDue = true
    queueMicrotask(lookNow)
  }
  onNotify($items, lookSoon)
  onNotify($totals, lookSoon)
  lookNow()
  return lookNow
}

function look() {
  const before = readSeenCart(recall('bezel-seen-cart'))
  const now = seeCart(before)
  if (!now) return
  remember('bezel-seen-cart', JSON.stringify(now))
  for (const change of cartChanges(before, now, isMovedToWishlist)) trackChange(change)
}

function seeCart(before: SeenCart | undefined): SeenCart | undefined {
  const items = $items.value
  const config = $checkoutConfig.value
  if (!items || !config) return undefined
  const totals = $totals.value
  const primeSku = toText($settings.value?.prime_sku)
  return {
    role: config.isCustomerLoggedIn ? 'customer' : 'guest',
    cart: fingerprint($cart.value?.id ?? ''),
    items: items.map((item) => seenItem(item, primeSku)),
    coupon: totals ? fingerprint(totals.coupon_code ?? '') : (before?.coupon ?? ''),
    tariffInsurance: totals
      ? Boolean(segmentValue(totals, 'tariff_insurance'))
      : (before?.tariffInsurance ?? false),
  }
}

const isMovedToWishlist = (line: string) => $tasks.value[`wishlist:${line}`] === 'running'

function trackChange({ name, action, items }: CartChange) {
  if (name === 'login') return track('login', {})
  const ecommerce = items.length ? ecommerceOf(items, currencyNow()) : currentEcommerce()
  track(name, { ecommerce, ...(action && { action }) } as TrackedEvents[typeof name])
}
