import type { CookieResponse } from './cookie-response'
import { cartRoutes } from './wire/cart'
import { control, type ResetOptions } from './wire/control'
import { extrasRoutes } from './wire/extras'
import { discountRoutes } from './wire/discounts'
import { customerRoutes } from './wire/customer'
import { contentRoutes } from './wire/content'
import { faultFor, weather } from './wire/faults'
import { checkoutRoutes } from './wire/checkout'
import { redirectRoutes } from './wire/redirects'
import { notFound, Refusal, refused } from './wire/answers'
import { gate } from './wire/gate'
import { begin, carryMessages, openSession } from './wire/session'
import { providerRoutes } from './provider/routes'
import { router, type Route } from './route'
import type { Shop, ShopOptions } from './shop/shop'
import { readCookies, Visit } from './visit'
import { Worlds } from './worlds'

type Find = ReturnType<typeof router>

export interface StorefrontOptions extends ShopOptions {
  /** The shop's HTML pages; calls work without them. */
  pages?: Route[]
}

/** The stand-in shop: requests go in, answers come out, everything is in memory. */
export interface Storefront {
  /** The shop of visitors without a shop of their own: the one opened last. */
  readonly shop: Shop
  /** Answers like a server; throws `Cut` when the connection is to be cut, never settles for a hang. */
  fetch(request: Request): Promise<Response>
  /** The same with the cookie header beside the request. */
  answer(request: Request, cookieHeader: string): Promise<CookieResponse>
  /** A fresh shop; gives the cookies of the visitor it was set up for. */
  reset(options?: ResetOptions): string[]
}

const routes: Route[] = [
  ...checkoutRoutes,
  ...cartRoutes,
  ...discountRoutes,
  ...extrasRoutes,
  ...customerRoutes,
  ...contentRoutes,
  ...redirectRoutes,
  ...providerRoutes,
]

export function createStorefront({ pages = [], ...options }: StorefrontOptions = {}): Storefront {
  const worlds = new Worlds(options)
  const find = router([...routes, ...pages])
  const answer = (request: Request, cookieHeader: string) => respond(worlds, find, request, cookieHeader)
  return {
    get shop() {
      return worlds.latest
    },
    answer,
    reset: (reset = {}) => control.reset(worlds.latest, reset),
    async fetch(request) {
      const { response, setCookies } = await answer(request, request.headers.get('cookie') ?? '')
      const headers = new Headers(response.headers)
      for (const cookie of setCookies) headers.append('set-cookie', cookie)
      return new Response(response.body, { status: response.status, headers })
    },
  }
}

async function respond(
  worlds: Worlds,
  find: Find,
  request: Request,
  cookieHeader: string,
): Promise<CookieResponse> {
  const url = new URL(request.url)
  const path = url.pathname.replace(/\/{2,}/g, '/')
  const body = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
  const cookies = readCookies(cookieHeader)
  if (path.startsWith('/__demo/')) return control.answer(worlds, request.method, path, body, cookies)
  const shop = worlds.of(cookies)

  const seen = { method: request.method, path: path + url.search, body, status: 0, at: shop.now() }
  shop.requests.push(seen)
  const visit = new Visit(request, shop, openSession(shop, cookies), body, cookies)
  const serve = async () => {
    begin(visit, path)
    return gate(visit, path) ?? (await dispatch(visit, find, path))
  }
  const response = await weather(visit, path, faultFor(shop, visit, path), serve)
  carryMessages(visit, path, response)
  seen.status = response.status
  return { response, setCookies: visit.setCookies }
}

async function dispatch(visit: Visit, find: Find, path: string): Promise<Response> {
  const found = find(visit.request.method, path)
  if (!found) return notFound(visit, path)
  try {
    return await found.route.handle(visit, found.params)
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    throw error
  }
}
