import { productById } from '../shop/catalogue'
import {
  addProduct,
  CannotAdd,
  cartOf,
  openCart,
  quantityProblem,
  removeLine,
  lineSku,
  setPieces,
} from '../shop/cart'
import type { Cart, Line } from '../shop/quote'
import type { Route } from '../route'
import type { Visit } from '../visit'
import { json, Refusal, rest } from './answers'
import { guests, mine, requireCustomer, restCall, cartCall } from './cart-routes'
import { cartItemQty, envelope, need } from './input'
import { lineName } from './items-answer'
import { sectionOption } from './sections'
import { formKeyIsValid } from './session'
import { escapeHtml } from './answers'

const ADDED = 'You added %1 to your <a href="%2">shopping cart</a>.'
const NOT_FOUND = "The quote item isn't found. Verify the item and try again."

export const cartRoutes: Route[] = [
  { method: 'POST', path: '/checkout/cart/add', handle: addFromPage },
  { method: 'POST', path: '/checkout/cart/add/*', handle: addFromPage },
  { method: 'POST', path: '/checkout/sidebar/removeItem', handle: removeFromSidebar },
  { method: 'POST', path: '/checkout/sidebar/updateItemQty', handle: updateFromSidebar },
  { method: 'POST', path: '/wishlist/index/fromcart', handle: moveToWishlist },
  ...cartCall('PUT', 'items/{itemId}', changeQuantity),
  ...cartCall('DELETE', 'items/{itemId}', (_visit, cart, { itemId = '' }) => {
    if (!/^\d+$/.test(itemId)) {
      throw new Refusal(
        400,
        `The "${itemId}" value's type is invalid. The "int" type was expected. Verify and try again.`,
      )
    }
    if (!removeLine(cart, Number(itemId))) throw notInCart(cart, itemId)
    return rest(true)
  }),
  restCall('GET', 'carts/{cartId}/items-custom-options', (visit, { cartId = '' }) => {
    requireCustomer(visit)
    const cart = mine(visit)
    if (cartId !== 'mine' && cartId !== String(cart.id)) throw new Refusal(404, 'No such entity.')
    return rest(customOptions(cart, visit.language))
  }),
  restCall('GET', 'guest-carts/{cartId}/items-custom-options', (visit, { cartId = '' }) =>
    rest(customOptions(guests(visit, cartId), visit.language)),
  ),
]

const notInCart = (cart: Cart, itemId: string) =>
  new Refusal(404, "The %1 Cart doesn't contain the %2 item.", [String(cart.id), Number(itemId)])

function changeQuantity(visit: Visit, cart: Cart, { itemId = '' }: Record<string, string>): Response {
  const qty = cartItemQty(visit, need(envelope(visit), 'cartItem'))
  const line = cart.items.find(({ id }) => String(id) === itemId)
  if (!line) throw notInCart(cart, itemId)
  const problem = quantityProblem(visit.shop, line.product, qty)
  if (problem) throw new Refusal(400, problem)
  setPieces(line, qty)
  return rest(cartItem(visit, cart, line))
}

/** The changed line (b.0); a guest's answer too carries the cart's real number. */
function cartItem(visit: Visit, cart: Cart, line: Line) {
  const options = line.options.map(({ option_id, option_value }) => ({ option_id, option_value }))
  return {
    item_id: line.id,
    sku: lineSku(line),
    qty: line.qty,
    name: lineName(line, visit.language),
    price: line.basePrice / 100,
    product_type: line.product.virtual ? 'virtual' : 'simple',
    quote_id: String(cart.id),
    ...(options.length && { product_option: { extension_attributes: { custom_options: options } } }),
  }
}

/** The product page's form: a redirect, or for Ajax `[]` and a queued message [seen]. */
function addFromPage(visit: Visit): Response {
  const { shop, session } = visit
  if (!formKeyIsValid(visit)) {
    visit.say('error', visit.translate('Your session has expired'))
    return visit.redirect('/checkout/cart/')
  }
  const product = productById(visit.parameter('product') ?? '')
  if (!product?.visible) return visit.isAjax ? json([]) : visit.redirect(visit.backTo())
  try {
    const qty = Math.max(1, Math.floor(Number(visit.parameter('qty') ?? 1)) || 1)
    const line = addProduct(shop, openCart(shop, session), product, qty, sentOptions(visit))
    const cartPage = `${visit.url.origin}/checkout/cart/`
    const name = escapeHtml(lineName(line, visit.language))
    visit.say('success', `\n${visit.translate(ADDED, name, cartPage)}`)
    return visit.isAjax ? json([]) : visit.redirect(visit.backTo('/checkout/cart/'))
  } catch (error) {
    if (!(error instanceof CannotAdd)) throw error
    visit.say('error', escapeHtml(visit.translate(error.message)))
    const page = `${visit.url.origin}/${product.url_key}.html`
    return visit.isAjax ? json({ backUrl: page }) : visit.redirect(page)
  }
}

function sentOptions(visit: Visit): Record<string, string> {
  const pairs = [...visit.url.searchParams, ...visit.form()].flatMap(([name, value]) => {
    const id = /^options\[(\d+)\]$/.exec(name)?.[1]
    return id ? [[id, value] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** Checks the form key even for Ajax; a bad one goes to the cart without a word (b.35). */
function removeFromSidebar(visit: Visit): Response {
  if (!formKeyIsValid(visit)) return visit.redirect('/checkout/cart/')
  const cart = cartOf(visit.shop, visit.session)
  const removed = cart && removeLine(cart, Number(visit.parameter('item_id')))
  return json(removed ? { success: true } : { success: false, error_message: NOT_FOUND })
}

function updateFromSidebar(visit: Visit): Response {
  const refuse = (error_message: string) => json({ success: false, error_message })
  const cart = cartOf(visit.shop, visit.session)
  const line = cart?.items.find(({ id }) => id === Number(visit.parameter('item_id')))
  const qty = Number(visit.parameter('item_qty'))
  if (!(qty > 0)) return refuse('Invalid Item Quantity Requested.')
  if (!line) return refuse(NOT_FOUND)
  const problem = quantityProblem(visit.shop, line.product, qty)
  if (problem) return refuse(visit.translate(problem))
  setPieces(line, Math.floor(qty))
  return json({ success: true })
}

/** b.44: a guest is sent to the login page, a bad key to the wish list. */
function moveToWishlist(visit: Visit): Response {
  const { customer } = visit
  if (!customer) return visit.redirect('/customer/account/login/')
  if (!formKeyIsValid(visit)) return visit.redirect('/wishlist/index/')
  const cart = cartOf(visit.shop, visit.session)
  const line = cart?.items.find(({ id }) => String(id) === visit.parameter('item'))
  if (cart && line) {
    removeLine(cart, line.id)
    customer.wishlist.push(line.product.id)
    visit.say(
      'success',
      visit.translate('%1 has been moved to your wish list.', escapeHtml(lineName(line, visit.language))),
    )
  } else {
    visit.say('error', escapeHtml(visit.translate("We can't move the item to the wish list.")))
  }
  return visit.redirect('/checkout/cart/')
}

const customOptions = (cart: Cart, language: string) =>
  cart.items.map(({ id, options }) => ({
    item_id: id,
    options: options.map((option) => sectionOption(option, language)),
  }))
