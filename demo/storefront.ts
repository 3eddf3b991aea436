import { parse } from 'hono/utils/cookie'
import type { CookieResponse } from './cookie-response.ts'
import { reCaptchaRoutes } from './recaptcha/routes.ts'
import { captchaRoutes } from './wire/captcha/captcha-routes.ts'
import { cartRoutes } from './wire/cart/cart-routes.ts'
import { wishlistRoutes } from './wire/customer/wishlist-routes.ts'
import { control, type ResetOptions } from './wire/control/control.ts'
import { offerRoutes } from './wire/cart/offer-routes.ts'
import { discountRoutes } from './wire/cart/discount-routes.ts'
import { customerRoutes } from './wire/customer/account-routes.ts'
import { productRoutes } from './wire/content/products.ts'
import { contentRoutes } from './wire/content/store-routes.ts'
import { faultFor, respondWithFault } from './wire/control/faults.ts'
import { checkoutRoutes } from './wire/checkout/checkout-routes.ts'
import { hostedPaymentRoutes } from './wire/checkout/hosted-payments.ts'
import { tariffInsuranceRoutes } from './wire/checkout/tariff-insurance.ts'
import { expressRoutes } from './wire/express/express-routes.ts'
import { keepRoutes } from './wire/express/keep-routes.ts'
import { paypalExpressRoutes } from './wire/express/paypal-routes.ts'
import { notFound } from './wire/responses.ts'
import { checkRequest } from './wire/request-checks.ts'
import { lacksRoute } from './wire/stock.ts'
import { startRequest, moveMessagesToCookie, openSession } from './wire/session.ts'
import { providerRoutes } from './provider/routes.ts'
import { routed, type Route } from './route.ts'
import type { Shop, ShopOptions } from './shop/shop.ts'
import { RequestContext } from './request-context.ts'
import { ParallelShops } from './parallel-shops.ts'

type Routed = ReturnType<typeof routed>

export interface StorefrontOptions extends ShopOptions {
  /** Routes of the HTML pages; without them the shop only has its calls. */
  pages?: Route[]
}

/** The stand-in shop as a function from requests to responses; all data is in memory. */
export interface Storefront {
  /** The shop of visitors without a shop cookie: the one opened last. */
  readonly shop: Shop
  /** Throws `ConnectionCut` where a server would cut the connection; never settles for the fault `hang`. */
  fetch(request: Request): Promise<Response>
  /** The same with cookies passed beside request and response. */
  answer(request: Request, cookieHeader: string): Promise<CookieResponse>
  /** Empties the latest shop and sets up a visitor; returns the visitor's `Set-Cookie` values. */
  reset(options?: ResetOptions): string[]
}

const routes: Route[] = [
  ...checkoutRoutes,
  ...cartRoutes,
  ...wishlistRoutes,
  ...discountRoutes,
  ...tariffInsuranceRoutes,
  ...offerRoutes,
  ...customerRoutes,
  ...contentRoutes,
  ...productRoutes,
  ...expressRoutes,
  ...keepRoutes,
  ...paypalExpressRoutes,
  ...hostedPaymentRoutes,
  ...providerRoutes,
  ...captchaRoutes,
  ...reCaptchaRoutes,
]

function appOf(pages: Route[]): Routed {
  const app = routed([...routes, ...pages])
  app.notFound(({ env }) => notFound(env, env.url.pathname))
  return app
}

/** Shops without pages have the same routes, and a router for all of them takes longer to make than a test to run. */
const withoutPages = appOf([])

export function createStorefront({ pages, ...options }: StorefrontOptions = {}): Storefront {
  const shops = new ParallelShops(options)
  const app = pages ? appOf(pages) : withoutPages
  const answer = (request: Request, cookieHeader: string) => respond(shops, app, request, cookieHeader)
  return {
    get shop() {
      return shops.latest
    },
    answer,
    reset: (reset = {}) => control.reset(shops.latest, reset),
    async fetch(request) {
      const { response, setCookies } = await answer(request, request.headers.get('cookie') ?? '')
      const headers = new Headers(response.headers)
      for (const cookie of setCookies) headers.append('set-cookie', cookie)
      return new Response(response.body, { status: response.status, headers })
    },
  }
}

async function respond(
  shops: ParallelShops,
  app: Routed,
  request: Request,
  cookieHeader: string,
): Promise<CookieResponse> {
  const url = new URL(request.url)
  const path = url.pathname.replace(/\/{2,}/g, '/')
  const body = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
  const cookies = new Map(Object.entries(parse(cookieHeader)))
  if (path.startsWith('/__demo/')) return control.answer(shops, request.method, path, body, cookies)
  const shop = shops.of(cookies)

  const seen = { method: request.method, path: path + url.search, body, status: 0, at: shop.now() }
  shop.requests.push(seen)
  const context = new RequestContext(request, shop, openSession(shop, cookies), body, cookies)
  const serve = async () => {
    startRequest(context, path)
    if (lacksRoute(shop, path)) return notFound(context, path)
    return checkRequest(context, path) ?? (await app.fetch(request, context))
  }
  const response = await respondWithFault(context, path, faultFor(shop, context, path), serve)
  moveMessagesToCookie(context, path, response)
  seen.status = response.status
  return { response, setCookies: context.setCookies }
}
