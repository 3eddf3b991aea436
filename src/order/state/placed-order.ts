import type { Address } from '#address/rules/address.ts'
import type { QuoteItem } from '#cart/rules/cart.ts'
import type { Totals } from '#cart/rules/totals.ts'
import type { ShippingRate } from '#delivery/rules/rate.ts'
import type { TaxDisplay } from '#cart/rules/tax-display.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'
import { toJson } from '#dom/safe-json.ts'

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
