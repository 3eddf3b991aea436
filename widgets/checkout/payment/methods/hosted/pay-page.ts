import { redirectUrlOf } from '../../../../../src/api/payment'
import { readObject } from '../../../../../src/domain/json'
import { type MethodKind, methodKind } from '../../../../../src/domain/payment/payment'
import { safeUrl } from '../../../../../src/host/safe-url'
import { $checkoutConfig } from '../../../../../src/state/page/config'
import { $page } from '../../../../../src/state/page/page'
import type { Outcome } from '../../../state/attempt/order'

/** Where each kind is paid unless the checkout's settings name another page (§2). */
const PAGES: Partial<Record<MethodKind, string>> = {
  atome: 'atome/payment/prepare',
  c_store: 'oceanpaymentcreditcard/payment/redirect',
  oxxo: 'oceanpaymentcreditcard/payment/redirect',
  ocean: 'oceanpaymentcreditcard/payment/redirect',
}

/** The page a method is paid on; undefined when nobody has said. */
export function payPage(method: string): string | undefined {
  const { baseUrl, methods } = $page.get()
  const kind = methodKind(method, methods)
  const own = redirectUrlOf(readObject($checkoutConfig.get()?.payment), method)
  const usual = kind && PAGES[kind]
  // Atome's module has one page whatever else is configured.
  return (kind !== 'atome' && own) || (usual && baseUrl + usual) || undefined
}

/** May the shopper be sent there: a page of this shop, or of a host the theme author listed. */
export const isPayPage = (url: string): boolean => safeUrl(url, $page.get().redirectHosts) !== undefined

/** The method leads nowhere we may go; nothing was sent. */
export const NO_PAGE: Outcome = { type: 'failed', message: { key: 'place-order.redirect' } }
