import { cartOf, mergeCarts } from '../shop/cart'
import { keepAddress, type GivenAddress } from '../shop/address-book'
import { isCountry } from '../shop/directory/directory'
import type { CustomAttribute, Customer } from '../shop/records'
import type { Route } from '../route'
import type { Visit } from '../visit'
import { done, failed, json, rest } from './answers'
import { requireCustomer, restCall } from './cart-routes'
import { formKeyIsValid, regenerate } from './session'
import { sectionRoutes } from './sections'

/** Failed logins before an account is locked. */
const LOCK_AFTER = 6

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/customer/ajax/login', handle: login },
  { method: 'GET', path: '/customer/ajax/logout', handle: logout },
  { method: 'POST', path: '/customer/account/loginPost', handle: loginPage },
  { method: 'GET', path: '/customer/account/logout', handle: logoutPage },
  restCall('GET', 'customers/me/addresses', (visit) => rest(requireCustomer(visit).addresses)),
  restCall('GET', 'customers/me', (visit) => rest(account(requireCustomer(visit)))),
  { method: 'POST', path: '/customer/account/addresspost', handle: saveAddress },
  ...sectionRoutes,
]

/** The customer as REST shows them; the default addresses are named only when there are any. */
function account({ id, email, firstname, lastname, addresses }: Customer) {
  const shipping = addresses.find(({ default_shipping }) => default_shipping)
  const billing = addresses.find(({ default_billing }) => default_billing)
  return {
    id,
    group_id: 1,
    ...(billing && { default_billing: String(billing.id) }),
    ...(shipping && { default_shipping: String(shipping.id) }),
    created_at: '2024-01-02 09:00:00',
    updated_at: '2024-03-04 10:00:00',
    created_in: 'Default Store View',
    email,
    firstname,
    lastname,
    store_id: 1,
    website_id: 1,
    addresses,
    disable_auto_group_change: 0,
    extension_attributes: { is_subscribed: false },
  }
}

/** JSON only, and only by Ajax; anything else is a bare 400 (b.6). */
function login(visit: Visit): Response {
  const sent = visit.json()
  if (!visit.isAjax || typeof sent !== 'object' || sent === null) return new Response(null, { status: 400 })
  const { username, password } = sent as Record<string, unknown>
  const problem = signIn(visit, String(username ?? ''), String(password ?? ''))
  return json(
    problem
      ? { errors: true, message: visit.translate(problem) }
      : { errors: false, message: visit.translate('Login successful.') },
  )
}

function signIn(visit: Visit, username: string, password: string): string | undefined {
  const { shop, session } = visit
  const customer = [...shop.customers.values()].find(({ email }) => email === username.trim().toLowerCase())
  if (customer && customer.failures >= LOCK_AFTER) return 'The account is locked.'
  if (!customer || customer.password !== password) {
    if (customer) customer.failures += 1
    return 'Invalid login or password.'
  }
  customer.failures = 0
  const guest = session.customerId === undefined ? cartOf(shop, session) : undefined
  regenerate(visit, { customerId: customer.id })
  mergeCarts(shop, visit.session, guest)
  visit.setCookie('PHPSESSID', visit.session.id, { maxAge: 3600, httpOnly: true })
  visit.deleteCookie('mage-cache-sessid')
  shop.note('login', { customerId: customer.id })
  return undefined
}

/** Takes the session and the form key; `mage-cache-sessid` goes with the next page [seen]. */
function signOut(visit: Visit): void {
  const { country, currency, locale } = visit.session
  regenerate(visit, {
    customerId: undefined,
    cartId: undefined,
    messages: [],
    lastOrderId: undefined,
    notes: {},
    country,
    currency,
    locale,
  })
  visit.deleteCookie('PHPSESSID')
  visit.shop.sessions.delete(visit.session.id)
}

function logout(visit: Visit): Response {
  signOut(visit)
  return json({ message: 'Logout Successful' })
}

function logoutPage(visit: Visit): Response {
  signOut(visit)
  return visit.redirect('/')
}

/** The account page's own form. */
function loginPage(visit: Visit): Response {
  if (!formKeyIsValid(visit)) return visit.redirect('/customer/account/login/')
  const problem = signIn(
    visit,
    visit.parameter('login[username]') ?? '',
    visit.parameter('login[password]') ?? '',
  )
  if (problem) visit.say('error', visit.translate(problem))
  return visit.redirect(problem ? '/customer/account/login/' : '/customer/account/')
}

const REQUIRED = ['firstname', 'lastname', 'city', 'postcode', 'country_id', 'telephone'] as const

/** Adds or edits an address (b.9). */
function saveAddress(visit: Visit): Response {
  const { customer } = visit
  if (!customer) return json({ error: true, message: 'Please log in.' }, 401)
  const sent = (visit.json() as { address?: Record<string, unknown> } | undefined)?.address
  if (!sent) return failed('Please enter the address.')
  const street = Array.isArray(sent.street) ? sent.street.map(String).filter(Boolean) : []
  const missing = [
    ...REQUIRED.filter((field) => !String(sent[field] ?? '').trim()),
    ...(street.length ? [] : ['street']),
  ]
  if (missing.length || !isCountry(sent.country_id)) {
    const errors = missing.map((field) => ({ field, message: 'This is a required field.' }))
    return failed('Please check the address.', { errors })
  }
  const known = customer.addresses.find(({ id }) => id === Number(sent.id))
  if (sent.id !== undefined && !known) return failed('The address is not yours.')
  const address = keepAddress(visit.shop, customer, given(sent, street), known)
  return done({ message: visit.translate('You saved the address.'), address })
}

function given(sent: Record<string, unknown>, street: string[]): GivenAddress {
  const text = (field: string) => String(sent[field] ?? '').trim()
  const isObject = typeof sent.region === 'object' && sent.region !== null
  const region = (isObject ? sent.region : { region: sent.region }) as Record<string, unknown>
  return {
    country_id: text('country_id'),
    region: String(region.region ?? ''),
    region_id: Number(sent.region_id ?? region.region_id ?? 0) || 0,
    street,
    telephone: text('telephone'),
    postcode: text('postcode'),
    city: text('city'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    company: text('company'),
    vat_id: text('vat_id'),
    custom_attributes: sent.custom_attributes as CustomAttribute[] | undefined,
  }
}
