import { $slots } from '#slots/state/slots.ts'

/** The places that `SlotData` declares (src/public/slots.d.ts). */
export const PLACES = [
  'cart-drawer/before',
  'cart-drawer/item-after',
  'cart-drawer/item-price',
  'cart-drawer/after-items',
  'cart-drawer/empty',
  'cart-drawer/foot-before',
  'cart-drawer/foot-after',
  'cart/before',
  'cart/item-after',
  'cart/item-price',
  'cart/after-items',
  'cart/empty',
  'cart/foot-before',
  'cart/foot-after',
  'checkout/before-shipping_address',
  'checkout/before-shipping_method',
  'checkout/before-payment_method',
  'checkout/before-item_summary',
  'checkout/address-after',
  'checkout/rate-after',
  'checkout/method-after',
  'checkout/review-before',
  'checkout/before-place-order',
  'checkout/after-items',
  'checkout/after-totals',
  'order-summary/after-totals',
  'order-confirmation/top',
  'order-confirmation/bottom',
]

/** Calls back with each place that the page fills and no island has, once. */
export function onUnknownPlace(fn: (place: string) => void): void {
  const known = new Set<string>(PLACES)
  $slots.subscribe((slots) => {
    for (const place of Object.keys(slots)) {
      if (known.has(place)) continue
      known.add(place)
      fn(place)
    }
  })
}
