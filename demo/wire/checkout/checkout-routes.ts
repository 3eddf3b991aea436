import { findRate, rateRow, ratesFor } from '../../shop/delivery/shipping-rates.ts'
import { allows } from '../../shop/orders.ts'
import { methodsIn } from './payment-methods.ts'
import type { Cart, QuoteAddress } from '../../shop/quote.ts'
import { isVirtual } from '../../shop/totals.ts'
import { isCountry } from '../../shop/directory/directory.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { json, RestError, rest, internalError } from '../responses.ts'
import { phpErrorPage } from '../request-checks.ts'
import { cartCall } from '../rest-routes.ts'
import { checkoutConfig } from './checkout-config.ts'
import { envelope, need, paymentMethod, quoteAddress } from '../request-body.ts'
import { itemRows } from '../cart/quote-items.ts'
import { cartOf } from '../../shop/cart.ts'
import { checkAttributes, orderExtraRoutes } from './order-extras.ts'
import { atPickupLocation, pickupRoutes } from './pickup.ts'
import { placeOrderRoutes, savePayment } from './place-order.ts'
import { totalsAnswer } from '../cart/cart-totals.ts'

const NO_ADDRESS = 'The shipping address is missing. Set the address and try again.'
const NO_METHOD = 'The shipping method is missing. Select the shipping method and try again.'
const NOT_SAVED = 'The shipping information was unable to be saved. Error: "%message"'
const ADDRESS_FAILED = 'The address failed to save. Verify the address and try again.'

const details = (context: RequestContext, cart: Cart) => ({
  payment_methods: methodsIn(context, cart),
  totals: totalsAnswer(context.shop, cart, context.language),
})

const rateRows = ({ shop, language }: RequestContext, cart: Cart, address: QuoteAddress) =>
  rest(ratesFor(shop, cart, address).map((rate) => rateRow(shop, cart, rate, language, address)))

export const checkoutRoutes: Route[] = [
  ...orderExtraRoutes,
  { method: 'GET', path: '/checkout/config/data', handle: (context) => json(checkoutConfig(context)) },
  {
    method: 'GET',
    path: '/checkout/cart/items',
    handle(context) {
      const cart = cartOf(context.shop, context.session)
      return json(cart ? itemRows(context.shop, cart, context.language, context.url.origin) : [])
    },
  },
  ...cartCall('GET', 'totals', (context, cart) => rest(totalsAnswer(context.shop, cart, context.language))),
  ...cartCall('GET', 'payment-information', (context, cart) => rest(details(context, cart))),
  ...cartCall('POST', 'estimate-shipping-methods', (context, cart) =>
    rateRows(context, cart, quoteAddress(context, need(envelope(context), 'address'))),
  ),
  ...cartCall('POST', 'shipping-information', (context, cart) => {
    saveShipping(context, cart)
    return rest(details(context, cart))
  }),
  ...cartCall('POST', 'billing-address', saveBilling),
  ...cartCall('POST', 'totals-information', estimateTotals),
  ...cartCall('POST', 'set-payment-information', (context, cart) => {
    const body = envelope(context)
    const payment = paymentMethod(context, need(body, 'paymentMethod'))
    const billing = body.billingAddress ? quoteAddress(context, body.billingAddress) : undefined
    if (!isVirtual(cart) && !cart.shippingAddress) throw new RestError(400, NO_ADDRESS)
    if (!allows(context.shop, cart, payment.method))
      throw new RestError(400, 'The requested Payment Method is not available.')
    if (billing) cart.billingAddress = billing
    savePayment(cart, payment)
    return rest(true)
  }),
  ...pickupRoutes,
  ...placeOrderRoutes,
]

const INFORMATION_KEYS = new Set(
  (
    'shipping_address billing_address shipping_method_code shipping_carrier_code extension_attributes ' +
    'custom_attributes'
  ).split(' '),
)

/** Saves addresses and rate; only the country is checked here, the rest when the order is placed [seen]. @throws RestError */
function saveShipping(context: RequestContext, cart: Cart): void {
  const information = need(envelope(context), 'addressInformation') as Record<string, unknown>
  if (Object.keys(information).some((key) => !INFORMATION_KEYS.has(key))) throw internalError(context.shop)
  const {
    shipping_address,
    billing_address,
    shipping_carrier_code: carrier,
    shipping_method_code: method,
    extension_attributes,
  } = information
  const shipping: QuoteAddress = shipping_address
    ? quoteAddress(context, shipping_address, 'shipping_address')
    : {}
  const billing = billing_address ? quoteAddress(context, billing_address, 'billing_address') : undefined
  if (!shipping.country_id) throw new RestError(400, NO_ADDRESS)
  if (!cart.items.length)
    throw new RestError(
      400,
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    )
  if (!carrier || !method) throw new RestError(404, NO_METHOD)
  checkOwner(context, shipping)
  if (!isCountry(shipping.country_id)) throw new RestError(400, NOT_SAVED, { message: ADDRESS_FAILED })
  if (!isVirtual(cart) && !findRate(ratesFor(context.shop, cart, shipping), carrier, method)) {
    throw new RestError(404, 'Carrier with such method not found: %1, %2', [carrier, method])
  }
  cart.shippingAddress = carrier === 'instore' ? atPickupLocation(shipping) : shipping
  cart.billingAddress = billing ?? cart.billingAddress
  const attributes = extension_attributes as Cart['extension_attributes']
  checkAttributes(attributes ?? {})
  cart.extension_attributes = attributes ?? cart.extension_attributes
  cart.rate = { carrier_code: String(carrier), method_code: String(method) }
}

/** A saved address must be one of the customer's. @throws RestError 400 */
function checkOwner({ customer }: RequestContext, address: QuoteAddress): void {
  const id = address.customer_address_id
  if (id === undefined || id === 0) return
  if (!customer) throw new RestError(400, NOT_SAVED, { message: `Invalid customer address id ${String(id)}` })
  if (!customer.addresses.some((saved) => saved.id === Number(id))) {
    throw new RestError(400, NOT_SAVED, { message: 'Invalid address id ' })
  }
}

/** Saves the billing address; the response is a number for a guest and a string for a customer [seen]. */
function saveBilling(context: RequestContext, cart: Cart): Response {
  const body = envelope(context)
  const address = quoteAddress(context, need(body, 'address'))
  const known = address.customer_address_id === undefined || Boolean(context.customer)
  if (!known || !isCountry(address.country_id)) throw new RestError(400, ADDRESS_FAILED)
  cart.billingAddress = address
  if (body.useForShipping === true) cart.shippingAddress = { ...address }
  const id = context.shop.nextId('quote-address', 377)
  return rest(cart.customerId === undefined ? id : String(id))
}

/** Totals for an address and a rate, without saving them (wire: estimate-totals). */
function estimateTotals(context: RequestContext, cart: Cart): Response {
  const information = need(envelope(context), 'addressInformation') as Record<string, unknown>
  if (!information.address) return phpErrorPage()
  const address = quoteAddress(context, information.address)
  const rate = findRate(
    ratesFor(context.shop, cart, address),
    information.shipping_carrier_code,
    information.shipping_method_code,
  )
  return rest(
    totalsAnswer(context.shop, cart, context.language, { address, rate: isVirtual(cart) ? undefined : rate }),
  )
}
