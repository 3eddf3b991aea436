import { productBySku, productById, nameOf, type Product } from '../../shop/catalogue.ts'
import { addProduct, available, CannotAdd, cartOf, openCart } from '../../shop/cart.ts'
import { cartValue } from '../../shop/cart-value.ts'
import { listPrice } from '../../shop/list-price.ts'
import { convert, toNumber } from '../../shop/money.ts'
import { dropUndueGifts, freeGifts, OFFER, PRIME, specialOffers, VISITOR_GIFT } from '../../shop/offers.ts'
import type { Cart } from '../../shop/quote.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { imageUrl } from '../image-url.ts'
import { done, failed, json } from '../responses.ts'
import { giftRoutes } from './gift-routes.ts'

export const offerRoutes: Route[] = [
  { method: 'GET', path: '/checkout/cart/specialoffers', handle: (context) => json(offers(context)) },
  { method: 'POST', path: '/checkout/cart/specialofferpost', handle: addOffer },
  { method: 'POST', path: '/checkout/cart/tryprimepost', handle: tryPrime },
  { method: 'GET', path: '/checkout/cart/visitorgift', handle: visitorGift },
  { method: 'POST', path: '/visitor/visitor/postemail', handle: visitorEmail },
  ...giftRoutes,
]

function offers(context: RequestContext) {
  const cart = cartOf(context.shop, context.session)
  if (!cart?.items.length || context.shop.offersEnded) return []
  const isFree = context.url.searchParams.get('free') === '1'
  const list = isFree ? freeGifts : specialOffers
  return Object.entries(list).flatMap(([sku, terms]) => {
    const product = productBySku(sku)
    const due = product && cartValue(cart) >= terms.minimum
    return due
      ? [offerRow(context, cart, product, 'price' in terms ? Number(terms.price) : 0, terms.minimum, isFree)]
      : []
  })
}

function offerRow(
  context: RequestContext,
  cart: Cart,
  product: Product,
  price: number,
  minimum: number,
  isFree: boolean,
) {
  const amount = (cents: number) => toNumber(convert(cents, context.currency), context.currency)
  const listed = (cents: number) => toNumber(listPrice(cents, context.currency), context.currency)
  return {
    product_id: product.id,
    sku: product.sku,
    name: nameOf(product.sku, context.language),
    price: listed(price),
    original_price: listed(product.price),
    base_price: price / 100,
    thumbnail: imageUrl(context.url.origin, product.drawing),
    image: imageUrl(context.url.origin, product.drawing),
    url: '',
    price_type: OFFER,
    qty: 1,
    in_cart: cart.items.some((item) => item.product.id === product.id),
    is_salable: available(context.shop, product) > 0,
    min_subtotal: amount(minimum),
    ...(isFree && { is_free: true }),
  }
}

/** Adds a special offer at its price, or a free gift, which is sent without a product id (rule: free-gifts). */
function addOffer(context: RequestContext): Response {
  const { shop, session } = context
  const product = productById(context.parameter('product') ?? '')
  const offer = product && specialOffers[product.sku]
  const gift = product && freeGifts[product.sku]
  const cart = cartOf(shop, session)
  const isOver = shop.offersEnded || (!offer && !gift)
  if (!product || !cart?.items.length || isOver)
    return failed(context.translate('This offer is not available.'))
  if (cart.items.some((item) => item.product.id === product.id))
    return failed(context.translate('This offer is already in your cart.'))
  if (cartValue(cart) < (offer ?? gift)!.minimum)
    return failed(context.translate('Your cart does not qualify for this offer yet.'))
  return orFailure(() => {
    const extra = offer ? { offer: OFFER, basePrice: offer.price } : { free: true, basePrice: 0 }
    const item = addProduct(shop, cart, product, 1, {}, extra)
    return done({ message: 'Add Successfully', item_id: String(item.id) })
  })
}

/** Turns `CannotAdd` into a failure response. */
function orFailure(work: () => Response): Response {
  try {
    return work()
  } catch (error) {
    if (error instanceof CannotAdd) return failed(error.message)
    throw error
  }
}

function tryPrime(context: RequestContext): Response {
  const { shop, session } = context
  const product = productBySku(PRIME)!
  const cart = openCart(shop, session)
  const present = cart.items.some((item) => item.product.sku === PRIME)
  if (context.parameter('remove') === '1') {
    cart.items = cart.items.filter((item) => item.product.sku !== PRIME)
    dropUndueGifts(cart)
    return done({ message: 'Successfully Deleted', in_cart: false })
  }
  if (!present) addProduct(shop, cart, product, 1)
  return done({ message: 'Add Successfully', in_cart: true })
}

function visitorGift(context: RequestContext): Response {
  const { session } = context
  const product = productBySku(VISITOR_GIFT)!
  if (context.customer) return json([])
  return json({
    eligible: true,
    received: session.visitorGift !== undefined,
    title: nameOf(VISITOR_GIFT, context.language),
    image: imageUrl(context.url.origin, product.drawing),
    description: context.translate('A small surprise for your first order.'),
    email: session.visitorGift ?? null,
    product_id: product.id,
  })
}

function visitorEmail(context: RequestContext): Response {
  const { shop, session } = context
  const email = (context.parameter('email') ?? '').trim()
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    return failed('Please enter a valid email address (Ex: johndoe@domain.com).')
  }
  const known = [...shop.customers.values()].some((customer) => customer.email === email)
  if (known || session.visitorGift)
    return failed(context.translate('This email address has already received its gift.'))
  return orFailure(() => {
    addProduct(
      shop,
      openCart(shop, session),
      productBySku(VISITOR_GIFT)!,
      1,
      {},
      { free: true, basePrice: 0 },
    )
    session.visitorGift = email
    return done({ message: 'Your gift is in your cart.' })
  })
}
