import type { Address } from '#address/rules/address.ts'
import type { QuoteItem } from '#cart/rules/cart.ts'
import type { Totals } from '#cart/rules/totals.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import type { TaxDisplay } from '#cart/rules/tax-display.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'
import { toJson } from '#dom/safe-json.ts'
import { withAmounts } from '#cart/rules/item-amounts.ts'
import { toText } from '#lib/json.ts'
import { $cart, $items } from '#cart/state/cart.ts'
import { $taxDisplay } from '#cart/state/tax-display.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import type { Order } from './order.ts'

/** The data that the checkout had about an order when it was sent, for the page that confirms it. */
export interface PlacedOrder {
  /** Milliseconds by this device's clock. */
  sentAt: number
  isGuest: boolean
  /** Empty where only the shop knows it. */
  email: string
  /** The address where the order is delivered or collected. */
  shipping?: Address
  /** Name of the store where it is collected. */
  store?: string
  billing: Address
  items: QuoteItem[]
  totals: Totals
  taxDisplay: TaxDisplay
  currency: string
  rate?: ShippingRate
  /** Code of the payment method, and what it was called. */
  method: string
  payment: string
}

const KEY = 'bezel-placed-order'

/** Kept by this tab alone, and no longer than until it is shown: it holds the shopper's address. */
export const keepPlacedOrder = (order: PlacedOrder): void => shopSession.set(KEY, toJson(order))

/** Removes the kept order: it was shown, it was never made, or another one is sent. */
export const removePlacedOrder = (): void => shopSession.remove(KEY)

/** The data that the page that confirms the order shows besides the order itself. */
type Known = Pick<PlacedOrder, 'shipping' | 'store' | 'rate' | 'totals' | 'payment'>

/**
 * Keeps an order as it is sent, for the page that confirms it. One whose items this page does not know is not kept, and
 * neither is the order before it.
 */
export function keepOrder({ cart, email, billing, method }: Order, known: Known): void {
  removePlacedOrder()
  if ($cart.get()?.id !== cart.id) return
  keepPlacedOrder({
    sentAt: Date.now(),
    isGuest: !cart.customer,
    email: email ?? toText($checkoutConfig.get()?.customerData.email),
    billing,
    items: withAmounts($items.get() ?? [], known.totals),
    taxDisplay: $taxDisplay.get(),
    currency: $currency.get(),
    method,
    ...known,
  })
}
