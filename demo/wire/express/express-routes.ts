import { walletMethods } from '../../provider/wallets/offered.ts'
import { cartOf, CannotAdd, customerCart, guestCart } from '../../shop/cart.ts'
import { productById } from '../../shop/catalogue.ts'
import { currencyIn } from '../../shop/directory/store-views.ts'
import { expressCart, restoreOriginal } from '../../shop/express/product-cart.ts'
import type { Cart } from '../../shop/quote.ts'
import { isVirtual, totalsOf } from '../../shop/totals.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { totalsAnswer } from '../cart/cart-totals.ts'
import { envelope, need } from '../request-body.ts'
import { internalError, RestError, rest } from '../responses.ts'
import { requireCustomer, restCall } from '../rest-routes.ts'
import { once } from '../checkout/once.ts'

/** The customer's active cart, as the module's calls of `mine` take it whatever they are sent. */
const activeCart = (context: RequestContext): Cart | undefined =>
  customerCart(context.shop, requireCustomer(context).id)

/** A route for the customer's active cart, and the same for a guest's cart by one of the body's ids. */
export const expressCall = (
  name: string,
  handle: (context: RequestContext, cart: Cart | undefined) => ReturnType<Route['handle']>,
  guestId: string,
): Route[] => [
  restCall('POST', `adyen/express/${name}/mine`, (context) => handle(context, activeCart(context))),
  restCall('POST', `adyen/express/${name}/guest`, (context) => {
    const mask = envelope(context)[guestId]
    return handle(context, mask === undefined ? undefined : byMask(context, mask))
  }),
]

/** @throws RestError 404 */
function byMask({ shop }: RequestContext, mask: unknown): Cart {
  const cart = guestCart(shop, String(mask))
  if (cart) return cart
  throw new RestError(404, 'Could not find a cart with ID "%masked_cart_id"', {
    masked_cart_id: String(mask),
  })
}

export const expressRoutes: Route[] = [
  ...expressCall('init', init, 'guestMaskedId'),
  ...expressCall('activate', activate, 'currentMaskedQuoteId'),
  ...expressCall('cancel', (context, cart) => once(context, () => cancel(context, cart)), 'maskedQuoteId'),
]

const PARAMS = new Set(['product', 'qty', 'super_attribute'])

/** Makes a cart for one product (wire: express-create-cart). @throws RestError */
function init(context: RequestContext, own: Cart | undefined): Response {
  const { shop, session, url } = context
  const body = envelope(context)
  const params = need(body, 'productCartParams') as Record<string, unknown>
  if (Object.keys(params).some((key) => !PARAMS.has(key))) throw internalError(shop)
  const product = productById(String(params.product))
  if (!product) return rest([])
  const former = body.adyenMaskedQuoteId === undefined ? undefined : byMask(context, body.adyenMaskedQuoteId)
  const options = Object.entries(params.super_attribute ?? {}).map(([id, value]) => [id, String(value)])
  const choice = { product, qty: Number(params.qty ?? 1), options: Object.fromEntries(options) }
  try {
    const cart = expressCart(shop, session, choice, { own, former })
    cart.currency = currencyIn(session, /^\/rest\/(\w+)\//.exec(url.pathname)?.[1] ?? '')
    return rest(expressData(context, cart))
  } catch (error) {
    if (error instanceof CannotAdd) throw new RestError(400, error.message)
    throw error
  }
}

function expressData({ shop, language }: RequestContext, cart: Cart) {
  const { grand, currency } = totalsOf(shop, cart)
  const methods = walletMethods(shop)
  return {
    masked_quote_id: cart.mask,
    is_virtual_quote: isVirtual(cart),
    totals: totalsAnswer(shop, cart, language),
    adyen_payment_methods: {
      methods_response: methods.map(({ type, brands = [], configuration }) => ({
        type,
        brands,
        configuration: {
          merchant_id: configuration.merchantId ?? '',
          gateway_merchant_id: configuration.gatewayMerchantId ?? '',
          intent: configuration.intent ?? '',
          merchant_name: configuration.merchantName ?? '',
        },
      })),
      extra_details: methods.map(({ type }) => ({
        method: type,
        is_open_invoice: false,
        configuration: { amount: { value: grand, currency }, currency },
      })),
    },
  }
}

/**
 * Makes the product's cart active (wire: express-activate-cart). Only `init` remembers a cart: the one named here is
 * hidden. @throws RestError
 */
function activate(context: RequestContext, own: Cart | undefined): Response {
  const cart = byMask(context, need(envelope(context), 'adyenMaskedQuoteId'))
  if (own && own !== cart) own.active = false
  cart.active = true
  return rest([])
}

/**
 * Gives the product's cart up (wire: express-cancel-cart). For a customer `cart` is the active one, be it of a
 * product or not. @throws RestError
 */
function cancel(context: RequestContext, cart: Cart | undefined): Response {
  const { shop, session } = context
  if (!cart) throw internalError(shop)
  cart.active = false
  restoreOriginal(shop, session, cart)
  return rest([])
}

/** Adding a product to the cart puts a cart that was made for one product away before (wire: express-activate-cart). */
export function leaveExpress({ shop, session }: RequestContext): void {
  const cart = cartOf(shop, session)
  if (cart?.express?.original === undefined) return
  cart.active = false
  restoreOriginal(shop, session, cart)
}
