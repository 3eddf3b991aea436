import { redirectUrlOf } from '../api/payment.ts'
import { readObject } from '#lib/json.ts'
import { safeUrl } from '#dom/safe-url.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'
import type { Outcome } from '#order/state/order.ts'

/** The page where a method is paid. */
export interface PayPage {
  /**
   * The usual page, below the shop's base URL (rule: where-a-payment-leads); without one the shop has to configure
   * it.
   */
  path?: string
  /** The usual page stands, whatever page the shop's checkout configuration names (wire: place-order). */
  isFixed?: boolean
}

/**
 * Returns the address of the page on which the method with this code is paid; undefined if the method has no
 * such page.
 */
export function payPageUrl(code: string, { path, isFixed }: PayPage = {}): string | undefined {
  const configured = redirectUrlOf(readObject($checkoutConfig.get()?.payment), code)
  return (!isFixed && configured) || (path && $page.get().baseUrl + path) || undefined
}

/** May the shopper be sent there: a page of this shop, or of a host the theme author listed. */
export const isPayPage = (url: string): boolean => safeUrl(url, $page.get().redirectHosts) !== undefined

/** The method leads nowhere the shopper may be sent; nothing was sent. */
export const NO_PAY_PAGE: Outcome = { type: 'failed', message: { key: 'place-order.redirect' } }
