import { productById } from '../../shop/catalogue.ts'
import { typeOf } from '../../shop/products/options.ts'
import {
  addProduct,
  CannotAdd,
  cartOf,
  openCart,
  quantityProblem,
  removeItem,
  itemSku,
  setQuantity,
} from '../../shop/cart.ts'
import type { Cart, CartItem } from '../../shop/quote.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { json, RestError, rest, escapeHtml } from '../responses.ts'
import { guests, mine, requireCustomer, restCall, cartCall } from '../rest-routes.ts'
import { cartItemQty, envelope, need } from '../request-body.ts'
import { customOptions, productOption, sentOptions, updateItemOptions } from './item-options.ts'
import { itemName } from './quote-items.ts'
import { formKeyIsValid } from '../session.ts'
import { leaveExpress } from '../express/express-routes.ts'

const ADDED = 'You added %1 to your <a href="%2">shopping cart</a>.'
const NOT_FOUND = "The quote item isn't found. Verify the item and try again."

export const cartRoutes: Route[] = [
  { method: 'POST', path: '/checkout/cart/add', handle: addFromPage },
  { method: 'POST', path: '/checkout/cart/add/*', handle: addFromPage },
  { method: 'POST', path: '/checkout/cart/updateItemOptions/id/:id', handle: updateItemOptions },
  { method: 'POST', path: '/checkout/sidebar/removeItem', handle: removeFromSidebar },
  { method: 'POST', path: '/checkout/sidebar/updateItemQty', handle: updateFromSidebar },
  ...cartCall('GET', 'items', (context, cart) =>
    rest(cart.items.map((item) => cartItem(context, cart, item))),
  ),
  ...cartCall('PUT', 'items/:itemId', changeQuantity),
  ...cartCall('DELETE', 'items/:itemId', (_context, cart, { itemId = '' }) => {
    if (!/^\d+$/.test(itemId)) {
      throw new RestError(
        400,
        `The "${itemId}" value's type is invalid. The "int" type was expected. Verify and try again.`,
      )
    }
    if (!removeItem(cart, Number(itemId))) throw notInCart(cart, itemId)
    return rest(true)
  }),
  restCall('GET', 'carts/:cartId/items-custom-options', (context, { cartId = '' }) => {
    requireCustomer(context)
    const cart = mine(context)
    if (cartId !== 'mine' && cartId !== String(cart.id)) throw new RestError(404, 'No such entity.')
    return rest(customOptions(context, cart))
  }),
  restCall('GET', 'guest-carts/:cartId/items-custom-options', (context, { cartId = '' }) =>
    rest(customOptions(context, guests(context, cartId))),
  ),
]

const notInCart = (cart: Cart, itemId: string) =>
  new RestError(404, "The %1 Cart doesn't contain the %2 item.", [String(cart.id), Number(itemId)])

function changeQuantity(
  context: RequestContext,
  cart: Cart,
  { itemId = '' }: Record<string, string>,
): Response {
  const qty = cartItemQty(context, need(envelope(context), 'cartItem'))
  const item = cart.items.find(({ id }) => String(id) === itemId)
  if (!item) throw notInCart(cart, itemId)
  const problem = quantityProblem(context.shop, item.product, qty)
  if (problem) throw new RestError(400, problem)
  setQuantity(cart, item, qty)
  return rest(cartItem(context, cart, item))
}

/** The changed item (wire: shapes); `quote_id` is the cart's number for guests too. */
function cartItem(context: RequestContext, cart: Cart, item: CartItem) {
  return {
    item_id: item.id,
    sku: itemSku(item),
    qty: item.qty,
    name: itemName(item, context.language),
    price: item.basePrice / 100,
    product_type: typeOf(item.product),
    quote_id: String(cart.id),
    ...(item.options.length && { product_option: productOption(item) }),
  }
}

/** The form of the product page: redirects, or for Ajax responds `[]` and queues a message [seen]. */
function addFromPage(context: RequestContext): Response {
  const { shop, session } = context
  if (!formKeyIsValid(context)) {
    context.addMessage('error', context.translate('Your session has expired'))
    return context.redirect('/checkout/cart/')
  }
  const product = productById(context.parameter('product') ?? '')
  if (!product?.visible) return context.isAjax ? json([]) : context.redirect(context.backTo())
  try {
    const qty = Math.max(1, Math.floor(Number(context.parameter('qty') ?? 1)) || 1)
    leaveExpress(context)
    const item = addProduct(shop, openCart(shop, session), product, qty, sentOptions(context))
    const cartPage = `${context.url.origin}/checkout/cart/`
    const name = escapeHtml(itemName(item, context.language))
    context.addMessage('success', `\n${context.translate(ADDED, name, cartPage)}`)
    return context.isAjax ? json([]) : context.redirect(context.backTo('/checkout/cart/'))
  } catch (error) {
    if (!(error instanceof CannotAdd)) throw error
    context.addMessage('error', escapeHtml(context.translate(error.message)))
    const page = `${context.url.origin}/${product.url_key}.html`
    return context.isAjax ? json({ backUrl: page }) : context.redirect(page)
  }
}

/** Checks the form key even for Ajax; a wrong one redirects to the cart without a message (wire: remove-item). */
function removeFromSidebar(context: RequestContext): Response {
  if (!formKeyIsValid(context)) return context.redirect('/checkout/cart/')
  const cart = cartOf(context.shop, context.session)
  const removed = cart && removeItem(cart, Number(context.parameter('item_id')))
  return json(removed ? { success: true } : { success: false, error_message: NOT_FOUND })
}

function updateFromSidebar(context: RequestContext): Response {
  const refuse = (error_message: string) => json({ success: false, error_message })
  const cart = cartOf(context.shop, context.session)
  const item = cart?.items.find(({ id }) => id === Number(context.parameter('item_id')))
  const qty = Number(context.parameter('item_qty'))
  if (!(qty > 0)) return refuse('Invalid Item Quantity Requested.')
  if (!cart || !item) return refuse(NOT_FOUND)
  const problem = quantityProblem(context.shop, item.product, qty)
  if (problem) return refuse(context.translate(problem))
  setQuantity(cart, item, Math.floor(qty))
  return json({ success: true })
}
