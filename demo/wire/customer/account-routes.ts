import { saveAddress, type GivenAddress } from '../../shop/address-book'
import { isCountry } from '../../shop/directory/directory'
import type { CustomAttribute, Customer, CustomerAddress } from '../../shop/records'
import type { Route } from '../../route'
import type { RequestContext } from '../../request-context'
import { loginRefusal, recordTry } from '../captcha/captcha-checks'
import { done, failed, json, requiredField, rest } from '../responses'
import { requireCustomer, restCall } from '../rest-routes'
import { formKeyIsValid, regenerateSession } from '../session'
import { startSession } from './start-session'
import { sectionRoutes } from './sections'
import { registrationRoutes } from './registration'
import { withdrawalRoutes } from './withdrawal'

/** Failed logins before an account is locked. */
const LOCK_AFTER = 6

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/customer/ajax/login', handle: login },
  { method: 'GET', path: '/customer/ajax/logout', handle: logout },
  { method: 'POST', path: '/customer/account/loginPost', handle: loginPage },
  { method: 'GET', path: '/customer/account/logout', handle: logoutPage },
  restCall('GET', 'customers/me/addresses', (context) => rest(requireCustomer(context).addresses)),
  restCall('GET', 'customers/me', (context) => rest(account(requireCustomer(context)))),
  restCall('PUT', 'customers/me', replaceAddresses),
  restCall('POST', 'customers/isEmailAvailable', isEmailAvailable),
  { method: 'POST', path: '/customer/account/addresspost', handle: addressPost },
  ...sectionRoutes,
  ...registrationRoutes,
  ...withdrawalRoutes,
]

/** The customer as REST returns it; keys of default addresses are absent when there are none. */
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

/** Without `enable_guest_checkout_login` every address is free, as in a Magento of 2.4.7 and later (b.52). */
function isEmailAvailable(context: RequestContext): Response {
  const { shop } = context
  const { customerEmail } = context.json() as { customerEmail?: unknown }
  if (typeof customerEmail !== 'string') throw requiredField('customerEmail')
  const isKnown = [...shop.customers.values()].some(({ email }) => email === customerEmail.toLowerCase())
  return rest(!(isKnown && shop.settings.enable_guest_checkout_login === '1'))
}

/** Keeps the addresses that are sent, with their marks of the default ones, and deletes the others (b.8). */
function replaceAddresses(context: RequestContext): Response {
  const customer = requireCustomer(context)
  const { addresses = [] } =
    (context.json() as { customer?: { addresses?: Partial<CustomerAddress>[] } }).customer ?? {}
  customer.addresses = customer.addresses.flatMap((known) => {
    const sent = addresses.find(({ id }) => id === known.id)
    if (!sent) return []
    const { default_shipping: _shipping, default_billing: _billing, ...rest } = known
    return [
      {
        ...rest,
        ...(sent.default_shipping && { default_shipping: true as const }),
        ...(sent.default_billing && { default_billing: true as const }),
      },
    ]
  })
  return rest(account(customer))
}

/** Requires JSON and the Ajax header; otherwise an empty 400 response (b.6). */
function login(context: RequestContext): Response {
  const sent = context.json()
  if (!context.isAjax || typeof sent !== 'object' || sent === null) return new Response(null, { status: 400 })
  const { username, password } = sent as Record<string, unknown>
  const problem =
    loginRefusal(context, sent as Record<string, unknown>) ??
    signIn(context, String(username ?? ''), String(password ?? ''))
  recordTry(context, 'user_login', Boolean(problem))
  return json(
    problem
      ? { errors: true, message: context.translate(problem) }
      : { errors: false, message: context.translate('Login successful.') },
  )
}

function signIn(context: RequestContext, username: string, password: string): string | undefined {
  const { shop } = context
  const customer = [...shop.customers.values()].find(({ email }) => email === username.trim().toLowerCase())
  if (customer && customer.failures >= LOCK_AFTER) return 'The account is locked.'
  if (!customer || customer.password !== password) {
    if (customer) customer.failures += 1
    return 'Invalid login or password.'
  }
  customer.failures = 0
  startSession(context, customer)
  shop.recordEvent('login', { customerId: customer.id })
  return undefined
}

/** Ends the session and deletes the form key; the next page deletes `mage-cache-sessid` [seen]. */
function signOut(context: RequestContext): void {
  const { country, currency, locale } = context.session
  regenerateSession(context, {
    customerId: undefined,
    cartId: undefined,
    messages: [],
    lastOrderId: undefined,
    data: {},
    country,
    currency,
    locale,
  })
  context.deleteCookie('PHPSESSID')
  context.shop.sessions.delete(context.session.id)
}

function logout(context: RequestContext): Response {
  signOut(context)
  return json({ message: 'Logout Successful' })
}

function logoutPage(context: RequestContext): Response {
  signOut(context)
  return context.redirect('/')
}

/** The login form of the account page, a plain POST. */
function loginPage(context: RequestContext): Response {
  if (!formKeyIsValid(context)) return context.redirect('/customer/account/login/')
  const problem = signIn(
    context,
    context.parameter('login[username]') ?? '',
    context.parameter('login[password]') ?? '',
  )
  if (problem) context.addMessage('error', context.translate(problem))
  return context.redirect(problem ? '/customer/account/login/' : '/customer/account/')
}

const REQUIRED = ['firstname', 'lastname', 'city', 'postcode', 'country_id', 'telephone'] as const

/** Adds or changes an address (b.9). */
function addressPost(context: RequestContext): Response {
  const { customer } = context
  if (!customer) return json({ error: true, message: 'Please log in.' }, 401)
  const sent = (context.json() as { address?: Record<string, unknown> } | undefined)?.address
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
  const address = saveAddress(context.shop, customer, given(sent, street), known)
  return done({ message: context.translate('You saved the address.'), address })
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
