import { requiresRegion, regionById, isCountry } from './directory/directory.ts'
import { baseTotals, giftCardBalance as balance, isVirtual, totalsOf } from './totals.ts'
import { saveNewAddresses } from './address-book.ts'
import { available, itemSku } from './cart.ts'
import { nameOf } from './catalogue.ts'
import type { Shop } from './shop.ts'
import type { Charge, GiftCardPart, Order, Session } from './records.ts'
import { BASE } from './money.ts'
import { hasExtras, isChargedInBase, moduleMethods, usesModule } from './module-methods.ts'
import { WALLET_OF_METHOD, walletsOf } from './express/wallets.ts'
import type { Cart, QuoteAddress } from './quote.ts'

interface Method {
  code: string
  title: string
  currencies?: string[]
  countries?: string[]
  needsParcel?: boolean
  isWallet?: boolean
}

/** Countries with cash on delivery. */
const CASH_ON_DELIVERY = 'AE CZ DE ES GR HU IN IT JP KW PL PT RO SA SE SK'.split(' ')

/**
 * Payment methods in the server's order (wire: read-payment-methods), with the conditions under which they are
 * offered.
 */
const METHODS: Method[] = [
  { code: 'adyen_hpp', title: 'Credit card' },
  { code: 'paypal_express', title: 'PayPal Express Checkout' },
  { code: 'paypal_express_bml', title: 'PayPal Credit', currencies: ['USD'] },
  { code: 'afterpay', title: 'Afterpay', currencies: ['USD', 'CAD', 'AUD', 'NZD'] },
  { code: 'clearpay', title: 'Clearpay', currencies: ['GBP'] },
  { code: 'atome', title: 'Atome', currencies: ['MYR', 'SGD', 'HKD'] },
  { code: 'c_store', title: 'Convenience store', countries: ['JP'] },
  { code: 'oxxo', title: 'OXXO', countries: ['MX'] },
  { code: 'oceanpaymentcreditcard', title: 'Card on our bank’s page' },
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'banktransfer', title: 'Bank Transfer Payment' },
  { code: 'cashondelivery', title: 'Cash On Delivery', countries: CASH_ON_DELIVERY, needsParcel: true },
  // Only pages with the extension of its name know these methods.
  { code: 'pebbles', title: 'Pebbles' },
  { code: 'hosted_card', title: 'Card by another provider' },
  { code: 'adyen_applepay', title: 'Apple Pay', isWallet: true },
  { code: 'adyen_googlepay', title: 'Google Pay', isWallet: true },
  { code: 'adyen_paypal_express', title: 'PayPal', isWallet: true },
]

/** The methods offered for a cart; with a grand total of zero also `free`. */
export function methodsFor(shop: Shop, cart: Cart): { code: string; title: string }[] {
  const country = (isVirtual(cart) ? cart.billingAddress : (cart.billingAddress ?? cart.shippingAddress))
    ?.country_id
  const methods: Method[] = usesModule(shop) ? [...moduleMethods, ...METHODS.slice(1)] : METHODS
  const offered = methods
    .filter(
      ({ code, currencies, countries, needsParcel, isWallet }) =>
        (!currencies || currencies.includes(cart.currency)) &&
        (!countries || countries.includes(country ?? '')) &&
        !(needsParcel && isVirtual(cart)) &&
        (code !== 'adyen_giftcard' || hasExtras(shop)) &&
        (!isWallet || walletsOf(shop).includes(WALLET_OF_METHOD[code]!)),
    )
    .map(({ code, title }) => ({ code, title }))
  const nothingToPay = cart.items.length > 0 && totalsOf(shop, cart).grand === 0
  return nothingToPay ? [{ code: 'free', title: 'No Payment Information Required' }, ...offered] : offered
}

/** Whether an order of the cart may use the method: `free` for a grand total of zero, all others above it. */
export function allows(shop: Shop, cart: Cart, method: string): boolean {
  const isFree = totalsOf(shop, cart).grand === 0
  return methodsFor(shop, cart).some(({ code }) => code === method) && isFree === (method === 'free')
}

const REQUIRED: [string, (address: QuoteAddress) => unknown][] = [
  ['firstname', (address) => address.firstname],
  ['lastname', (address) => address.lastname],
  ['street', (address) => address.street?.[0]],
  ['city', (address) => address.city],
  ['telephone', (address) => address.telephone],
  ['postcode', (address) => address.postcode || NO_POSTCODE.has(address.country_id ?? '')],
]
const NO_POSTCODE = new Set(['AE', 'HK', 'IE', 'MO', 'PA', 'QA', 'KW', 'BH'])

const listed = (names = '') => names.split(',').filter(Boolean)

/** The fields of addresses that the shop's setting requires besides. */
export const requiredBesides = ({ settings }: Shop): string[] => listed(settings.required_address_fields)

/** Magento's messages about an address when an order is placed, joined by spaces; empty for a valid one. */
export function addressProblems(shop: Shop, address: QuoteAddress): string {
  const besides = requiredBesides(shop).map((name): (typeof REQUIRED)[number] => [name, (one) => one[name]])
  const optional = listed(shop.settings.optional_address_fields)
  const missing = [...besides, ...REQUIRED]
    .filter(([name, read]) => !read(address) && !optional.includes(name))
    .map(([name]) => required(name))
  if (!isCountry(address.country_id)) missing.push(required('countryId'))
  else missing.push(...regionProblems(address.country_id, Number(address.region_id ?? 0)))
  return missing.join(' ')
}

const required = (name: string) => `"${name}" is required. Enter and try again.`

function regionProblems(country: string, region: number): string[] {
  if (region && !regionById(country, region))
    return [`Invalid value of "${region}" provided for the regionId field.`]
  return !region && requiresRegion(country) ? [required('regionId')] : []
}

/** Creates the order of a cart and closes the cart; the caller has validated it. */
export function commitOrder(shop: Shop, session: Session, cart: Cart, email: string, method: string): Order {
  const totals = totalsOf(shop, cart)
  const base = baseTotals(shop, cart)
  const id = shop.nextId('order', 40)
  const order: Order = {
    id,
    increment: String(id).padStart(9, '0'),
    cartId: cart.id,
    customerId: cart.customerId,
    email,
    state: 'placed',
    method,
    currency: cart.currency,
    grandTotal: totals.grand,
    baseGrandTotal: base.grand,
    items: totals.items.map(({ item, row }) => ({
      sku: itemSku(item),
      name: nameOf(item.product.sku, session.locale.slice(0, 2)),
      qty: item.qty,
      rowTotal: row,
    })),
    shippingAddress: cart.shippingAddress,
    billingAddress: cart.billingAddress,
    rate: cart.rate,
    comment: cart.comment,
    giftMessage: cart.giftMessage,
    payment: cart.payment,
    extension_attributes: cart.extension_attributes,
    fields: cart.fields,
    placedAt: shop.now(),
    spent: {
      giftCards: Object.fromEntries(base.giftCard.map(({ id, amount }) => [id, amount])),
      credit: base.credit,
      points: base.points,
    },
  }
  settle(shop, order, cart, -1)
  const customer = shop.customers.get(cart.customerId ?? -1)
  if (customer) saveNewAddresses(shop, customer, [cart.shippingAddress, cart.billingAddress])
  shop.orders.set(id, order)
  cart.active = false
  cart.orderId = id
  session.lastOrderId = id
  shop.recordEvent('order', { orderId: id, cartId: cart.id, method })
  return order
}

/** Deducts stock, gift cards, credit and points (−1), or returns them (+1). */
function settle(shop: Shop, order: Order, cart: Cart, direction: 1 | -1): void {
  for (const { product, qty } of cart.items)
    shop.sold[product.sku] = (shop.sold[product.sku] ?? 0) - direction * qty
  for (const [id, amount] of Object.entries(order.spent.giftCards)) {
    shop.giftCardBalances[Number(id)] = balance(shop, Number(id)) + direction * amount
  }
  const customer = order.customerId === undefined ? undefined : shop.customers.get(order.customerId)
  if (!customer) return
  customer.credit += direction * order.spent.credit
  customer.points += direction * order.spent.points
}

/**
 * Cancels an order and reactivates its cart, as Magento's `restoreQuote` does after a refused payment
 * (wire: payment-result).
 */
export function cancelOrder(shop: Shop, order: Order, session?: Session): void {
  if (order.state === 'canceled') return
  order.state = 'canceled'
  const cart = shop.carts.get(order.cartId)
  if (cart) {
    settle(shop, order, cart, 1)
    cart.active = true
    cart.orderId = undefined
    if (session) session.cartId = cart.id
  }
  if (session?.lastOrderId === order.id) session.lastOrderId = undefined
  shop.recordEvent('order-canceled', { orderId: order.id })
}

/** Undoes an order that could not be placed: the database rolls it back. */
export function rollBackOrder(shop: Shop, order: Order, session?: Session): void {
  cancelOrder(shop, order, session)
  shop.orders.delete(order.id)
}

/**
 * Leaves the cart of an order active until it is paid, as the provider's official module does. The cart can be changed,
 * and ordered again.
 */
export function keepCart(shop: Shop, order: Order, session: Session): void {
  const cart = shop.carts.get(order.cartId)
  if (!cart) return
  cart.active = true
  session.cartId = cart.id
}

/** The provider charges an order's total, or the one in the base currency if the module is set so. */
export const amountDue = (shop: Shop, { grandTotal, baseGrandTotal, currency }: Order) =>
  isChargedInBase(shop) ? { value: baseGrandTotal, currency: BASE } : { value: grandTotal, currency }

/** Records that an order was paid, by gift cards first and by another way for the rest, and closes its cart. */
export function charge(
  shop: Shop,
  order: Order,
  by?: Pick<Charge, 'wallet' | 'authorised'>,
  giftCards: readonly GiftCardPart[] = [],
): void {
  const cart = shop.carts.get(order.cartId)
  if (cart?.orderId === order.id) cart.active = false
  const orderId = order.id
  const { currency, ...due } = amountDue(shop, order)
  let { value } = due
  for (const card of giftCards) {
    shop.charges.push({ orderId, value: card.value, currency, giftCard: card.number.slice(-4) })
    value -= card.value
  }
  if (value || !giftCards.length) shop.charges.push({ orderId, value, currency, ...by })
}

export const isSoldOut = (shop: Shop, cart: Cart) =>
  cart.items.some(({ product, qty }) => available(shop, product) < qty)
