import { isFresh } from '#lib/freshness.ts'
import { readPageConfig } from '#storefront/page/config.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'
import { toApiError } from './api-error.ts'
import { type RawResponse, type RequestOptions, sendRequest } from './transport.ts'

/** An answer without a page or data. */
const MISSING = { status: 404, url: '' } as RawResponse

/** Sends a request, unless it is for a route that this shop is known not to have (trap: stock-magento). */
export async function send(path: string, request: RequestOptions): Promise<RawResponse> {
  const route = routeOf(path)
  const key = `bezel-missing${route}` as const
  const { ownRoutes } = readPageConfig()
  if (ownRoutes && !ownRoutes.includes(route) && ADDED.test(route)) return MISSING
  if (isFresh(Number(shopSession.get(key) ?? NaN), Date.now())) return MISSING
  const response = await sendRequest(toUrl(path), request)
  if (response.status === 404 && ADDED.test(route) && toApiError(404, response.body).kind === 'route')
    shopSession.set(key, String(Date.now()))
  return response
}

/** Routes that a shop itself adds to Magento (trap: stock-magento). They do not make or settle orders. */
const ADDED =
  /\/(oneday|tariffinsurance|item-gift|cms\/block)\/|\/checkout\/(config\/data|cart\/(items|specialoffers|visitorgift))$|account\/addresspost$|items-custom-options$|aw-get-|\/me\/addresses$|ext-payment\/(payment|dropin)\//

const routeOf = (path: string) => path.replace(/\?.*/, '')

/** The address counts from the site's root (wire: root-path), not from the page's `<base>`. */
export function toUrl(path: string): string {
  return new URL(readPageConfig().baseUrl + path.replace(/^\//, ''), self.origin).href
}
