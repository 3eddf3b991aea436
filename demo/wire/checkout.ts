import { findRate, rateRow, ratesFor } from '../shop/rates'
import { allows } from '../shop/orders'
import { methodsIn } from './methods-answer'
import type { Cart, QuoteAddress } from '../shop/quote'
import { isVirtual } from '../shop/totals'
import { isCountry } from '../shop/directory/directory'
import type { Route } from '../route'
import type { Visit } from '../visit'
import { json, Refusal, rest, internalError } from './answers'
import { brokenPage } from './gate'
import { cartCall, customerCall } from './cart-routes'
import { checkoutConfig } from './config-answer'
import { envelope, need, paymentMethod, quoteAddress } from './input'
import { itemRows } from './items-answer'
import { cartOf } from '../shop/cart'
import { placeOrderRoutes } from './place-order'
import { totalsAnswer } from './totals-answer'

const NO_ADDRESS = 'The shipping address is missing. Set the address and try again.'
const NO_METHOD = 'The shipping method is missing. Select the shipping method and try again.'
const NOT_SAVED = 'The shipping information was unable to be saved. Error: "%message"'
const ADDRESS_FAILED = 'The address failed to save. Verify the address and try again.'

const details = (visit: Visit, cart: Cart) => ({
  payment_methods: methodsIn(visit, cart),
  totals: totalsAnswer(visit.shop, cart, visit.language),
})

const rateRows = ({ language }: Visit, cart: Cart, address: QuoteAddress) =>
  rest(ratesFor(cart, address).map((rate) => rateRow(rate, cart.currency, language)))

export const checkoutRoutes: Route[] = [
  { method: 'GET', path: '/checkout/config/data', handle: (visit) => json(checkoutConfig(visit)) },
  {
    method: 'GET',
    path: '/checkout/cart/items',
    handle(visit) {
      const cart = cartOf(visit.shop, visit.session)
      return json(cart ? itemRows(visit.shop, cart, visit.language, visit.url.origin) : [])
    },
  },
  ...cartCall('GET', 'totals', (visit, cart) => rest(totalsAnswer(visit.shop, cart, visit.language))),
  ...cartCall('GET', 'payment-information', (visit, cart) => rest(details(visit, cart))),
  ...cartCall('POST', 'estimate-shipping-methods', (visit, cart) =>
    rateRows(visit, cart, quoteAddress(visit, need(envelope(visit), 'address'))),
  ),
  customerCall('POST', 'estimate-shipping-methods-by-address-id', (visit, cart) => {
    const id = Number(need(envelope(visit), 'addressId'))
    const address = visit.customer?.addresses.find((saved) => saved.id === id)
    if (!address) throw new Refusal(400, NO_ADDRESS)
    return rateRows(visit, cart, { country_id: address.country_id, region_id: address.region_id })
  }),
  ...cartCall('POST', 'shipping-information', (visit, cart) => {
    saveShipping(visit, cart)
    return rest(details(visit, cart))
  }),
  ...cartCall('POST', 'billing-address', saveBilling),
  ...cartCall('POST', 'totals-information', estimateTotals),
  ...cartCall('POST', 'set-payment-information', (visit, cart) => {
    const body = envelope(visit)
    const payment = paymentMethod(visit, need(body, 'paymentMethod'))
    const billing = body.billingAddress ? quoteAddress(visit, body.billingAddress) : undefined
    if (!isVirtual(cart) && !cart.shippingAddress) throw new Refusal(400, NO_ADDRESS)
    if (!allows(visit.shop, cart, payment.method))
      throw new Refusal(400, 'The requested Payment Method is not available.')
    if (billing) cart.billingAddress = billing
    cart.paymentMethod = payment.method
    return rest(true)
  }),
  ...placeOrderRoutes,
]

const INFORMATION_KEYS = new Set(
  (
    'shipping_address billing_address shipping_method_code shipping_carrier_code extension_attributes ' +
    'custom_attributes'
  ).split(' '),
)

/** Only the country is looked at here; all else comes up when the order is placed [seen]. @throws Refusal */
function saveShipping(visit: Visit, cart: Cart): void {
  const information = need(envelope(visit), 'addressInformation') as Record<string, unknown>
  if (Object.keys(information).some((key) => !INFORMATION_KEYS.has(key))) throw internalError(visit.shop)
  const {
    shipping_address,
    billing_address,
    shipping_carrier_code: carrier,
    shipping_method_code: method,
  } = information
  const shipping: QuoteAddress = shipping_address
    ? quoteAddress(visit, shipping_address, 'shipping_address')
    : {}
  const billing = billing_address ? quoteAddress(visit, billing_address, 'billing_address') : undefined
  if (!shipping.country_id) throw new Refusal(400, NO_ADDRESS)
  if (!cart.items.length)
    throw new Refusal(
      400,
      "The shipping method can't be set for an empty cart. Add an item to cart and try again.",
    )
  if (!carrier || !method) throw new Refusal(404, NO_METHOD)
  checkOwner(visit, shipping)
  if (!isCountry(shipping.country_id)) throw new Refusal(400, NOT_SAVED, { message: ADDRESS_FAILED })
  if (!isVirtual(cart) && !findRate(ratesFor(cart, shipping), carrier, method)) {
    throw new Refusal(404, 'Carrier with such method not found: %1, %2', [carrier, method])
  }
  cart.shippingAddress = shipping
  cart.billingAddress = billing ?? cart.billingAddress
  cart.rate = { carrier_code: String(carrier), method_code: String(method) }
}

/** A saved address must be the customer's own. */
function checkOwner({ customer }: Visit, address: QuoteAddress): void {
  const id = address.customer_address_id
  if (id === undefined || id === 0) return
  if (!customer) throw new Refusal(400, NOT_SAVED, { message: `Invalid customer address id ${String(id)}` })
  if (!customer.addresses.some((saved) => saved.id === Number(id))) {
    throw new Refusal(400, NOT_SAVED, { message: 'Invalid address id ' })
  }
}

/** Answers a number to a guest and a string to a customer [seen]. */
function saveBilling(visit: Visit, cart: Cart): Response {
  const body = envelope(visit)
  const address = quoteAddress(visit, need(body, 'address'))
  const known = address.customer_address_id === undefined || Boolean(visit.customer)
  if (!known || !isCountry(address.country_id)) throw new Refusal(400, ADDRESS_FAILED)
  cart.billingAddress = address
  if (body.useForShipping === true) cart.shippingAddress = { ...address }
  const id = visit.shop.nextId('quote-address', 377)
  return rest(cart.customerId === undefined ? id : String(id))
}

/** An estimate: nothing is saved (b.19). */
function estimateTotals(visit: Visit, cart: Cart): Response {
  const information = need(envelope(visit), 'addressInformation') as Record<string, unknown>
  if (!information.address) return brokenPage()
  const address = quoteAddress(visit, information.address)
  const rate = findRate(
    ratesFor(cart, address),
    information.shipping_carrier_code,
    information.shipping_method_code,
  )
  return rest(
    totalsAnswer(visit.shop, cart, visit.language, { address, rate: isVirtual(cart) ? undefined : rate }),
  )
}
