import { nameOf, productById } from '../../shop/catalogue.ts'
import {
  addProduct,
  CannotAdd,
  cartOf,
  chooseOptions,
  openCart,
  removeItem,
  sameOptions,
} from '../../shop/cart.ts'
import type { ItemOption } from '../../shop/quote.ts'
import type { WishlistEntry } from '../../shop/records.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { escapeHtml, json } from '../responses.ts'
import { itemName } from '../cart/quote-items.ts'
import { sentOptions } from '../cart/item-options.ts'
import { formKeyIsValid } from '../session.ts'

/** Magento's wish list: a wrong form key redirects to it without a message, a guest goes to the login. */
export const wishlistRoutes: Route[] = [
  wishlistRoute('add', add),
  wishlistRoute('cart', addToCart),
  wishlistRoute('remove', remove),
  wishlistRoute('fromcart', moveFromCart),
]

type Handle = (context: RequestContext, wishlist: WishlistEntry[]) => Response | Promise<Response>

function wishlistRoute(action: string, handle: Handle): Route {
  return {
    method: 'POST',
    path: `/wishlist/index/${action}`,
    handle: (context) => {
      if (!context.customer) return context.redirect('/customer/account/login/')
      if (!formKeyIsValid(context)) return context.redirect('/wishlist/index/')
      return handle(context, context.customer.wishlist)
    },
  }
}

const addMessage = (context: RequestContext, type: 'success' | 'error', text: string, ...values: string[]) =>
  context.addMessage(type, escapeHtml(context.translate(text, ...values)))

const entryOf = (context: RequestContext, wishlist: WishlistEntry[]) =>
  wishlist.find(({ id }) => String(id) === context.parameter('item'))

function put(context: RequestContext, wishlist: WishlistEntry[], product_id: string, options: ItemOption[]) {
  const known = wishlist.find(
    (entry) => entry.product_id === product_id && sameOptions(entry.options, options),
  )
  if (known) known.qty += 1
  else wishlist.unshift({ id: context.shop.nextId('wish', 40), product_id, qty: 1, options })
}

/** Adds a product to the list (wire: wish-list). */
function add(context: RequestContext, wishlist: WishlistEntry[]): Response {
  const product = productById(context.parameter('product') ?? '')
  if (!product?.visible) {
    addMessage(context, 'error', "We can't specify a product.")
    return context.redirect('/wishlist/')
  }
  put(context, wishlist, product.id, chooseOptions(product, sentOptions(context), 'any'))
  const name = nameOf(product.sku, context.language)
  addMessage(context, 'success', '%1 has been added to your Wish List.', name)
  return context.redirect('/wishlist/')
}

/** Puts an entry into the cart with what was chosen for it. The entry leaves the list (wire: wish-list-to-cart). */
function addToCart(context: RequestContext, wishlist: WishlistEntry[]): Response {
  const entry = entryOf(context, wishlist)
  const product = entry && productById(entry.product_id)
  if (!product) return context.redirect('/wishlist/')
  const chosen = Object.fromEntries(entry.options.map((option) => [option.option_id, option.option_value]))
  const back = (path: string) =>
    context.isAjax ? json({ backUrl: new URL(path, context.url).href }) : context.redirect(path)
  try {
    const { shop, session } = context
    const item = addProduct(shop, openCart(shop, session), product, entry.qty, chosen)
    wishlist.splice(wishlist.indexOf(entry), 1)
    addMessage(context, 'success', 'You added %1 to your shopping cart.', itemName(item, context.language))
    return back('/wishlist/')
  } catch (error) {
    if (!(error instanceof CannotAdd)) throw error
    context.addMessage('notice', escapeHtml(context.translate(error.message)))
    return back(`/wishlist/index/configure/id/${entry.id}/product_id/${product.id}/`)
  }
}

/** Removes an entry from the list (wire: remove-wish-list-item). */
async function remove(context: RequestContext, wishlist: WishlistEntry[]): Promise<Response> {
  const entry = entryOf(context, wishlist)
  if (!entry) return context.html('', 404)
  wishlist.splice(wishlist.indexOf(entry), 1)
  const name = nameOf(productById(entry.product_id)?.sku ?? '', context.language)
  addMessage(context, 'success', '%1 has been removed from your Wish List.', name)
  return context.redirect(context.backTo('/wishlist/'))
}

/** Moves an item of the cart to the list with what was chosen for it (wire: move-to-wish-list). */
function moveFromCart(context: RequestContext, wishlist: WishlistEntry[]): Response {
  const cart = cartOf(context.shop, context.session)
  const item = cart?.items.find(({ id }) => String(id) === context.parameter('item'))
  if (cart && item) {
    removeItem(cart, item.id)
    put(context, wishlist, item.product.id, item.options)
    addMessage(context, 'success', '%1 has been moved to your wish list.', itemName(item, context.language))
  } else {
    addMessage(context, 'error', "We can't move the item to the wish list.")
  }
  return context.redirect('/checkout/cart/')
}
