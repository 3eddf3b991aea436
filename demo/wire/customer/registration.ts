import { saveAddress } from '../../shop/address-book.ts'
import type { QuoteAddress } from '../../shop/quote.ts'
import type { Customer, Order } from '../../shop/records.ts'
import type { Shop } from '../../shop/shop.ts'
import type { RequestContext } from '../../request-context.ts'
import type { Route } from '../../route.ts'
import { formKeyIsValid } from '../session.ts'
import { startSession } from './start-session.ts'

const FORM = '/customer/account/create/'
/** The place where the session remembers the order that its next account gets. */
const DELEGATED = 'delegated-order'

/** Magento's registration, and the account of a guest's order (wire: account-from-an-order). */
export const registrationRoutes: Route[] = [
  { method: 'GET', path: '/checkout/account/delegateCreate', handle: delegate },
  { method: 'POST', path: '/customer/account/createpost', handle: register },
]

function delegate(context: RequestContext): Response {
  const { session } = context
  if (session.lastOrderId === undefined) return context.redirect('/')
  session.data[DELEGATED] = session.lastOrderId
  return context.redirect(FORM)
}

function register(context: RequestContext): Response {
  const { shop, session } = context
  if (!formKeyIsValid(context)) return context.redirect(FORM)
  const text = (name: string) => (context.parameter(name) ?? '').trim()
  const email = text('email').toLowerCase()
  const password = text('password')
  const problem = problemOf(shop, email, password)
  if (problem) {
    context.addMessage('error', context.translate(problem))
    return context.redirect(FORM)
  }
  const customer: Customer = {
    id: shop.nextId('customer', 100),
    email,
    password,
    firstname: text('firstname'),
    lastname: text('lastname'),
    addresses: [],
    credit: 0,
    points: 0,
    wishlist: [],
    failures: 0,
  }
  shop.customers.set(customer.id, customer)
  const order = shop.orders.get(Number(session.data[DELEGATED]))
  delete session.data[DELEGATED]
  startSession(context, customer)
  if (order) takeOver(shop, customer, order)
  context.addMessage('success', context.translate('Thank you for registering.'))
  shop.recordEvent('registration', { customerId: customer.id, orderId: order?.id })
  return context.redirect('/customer/account/')
}

function problemOf(shop: Shop, email: string, password: string): string | undefined {
  const isTaken = [...shop.customers.values()].some((one) => one.email === email)
  if (isTaken) return 'There is already an account with this email address.'
  const isStrong = password.length >= 8 && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(password))
  return isStrong
    ? undefined
    : 'The password needs at least 8 characters, with letters of both cases and a digit.'
}

/** The order is the customer's from now on, and its address the first of the book. */
function takeOver(shop: Shop, customer: Customer, order: Order) {
  order.customerId = customer.id
  const address = order.shippingAddress ?? order.billingAddress
  if (isWhole(address)) saveAddress(shop, customer, address)
}

type Whole = Parameters<typeof saveAddress>[2]

const isWhole = (address: QuoteAddress | undefined): address is QuoteAddress & Whole =>
  Boolean(address?.country_id && address.street && address.city && address.firstname && address.lastname)
