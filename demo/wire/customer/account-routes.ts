import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { loginRefusal, recordTry } from '../captcha/captcha-checks.ts'
import { json, requiredField, rest } from '../responses.ts'
import { restCall } from '../rest-routes.ts'
import { formKeyIsValid, regenerateSession } from '../session.ts'
import { addressRoutes } from './address-routes.ts'
import { startSession } from './start-session.ts'
import { sectionRoutes } from './sections.ts'
import { registrationRoutes } from './registration.ts'
import { withdrawalRoutes } from './withdrawal.ts'

/** Failed logins before an account is locked. */
const LOCK_AFTER = 6

export const customerRoutes: Route[] = [
  { method: 'POST', path: '/customer/ajax/login', handle: login },
  { method: 'GET', path: '/customer/ajax/logout', handle: logout },
  { method: 'POST', path: '/customer/account/loginPost', handle: loginPage },
  { method: 'GET', path: '/customer/account/logout', handle: logoutPage },
  restCall('POST', 'customers/isEmailAvailable', isEmailAvailable),
  ...addressRoutes,
  ...sectionRoutes,
  ...registrationRoutes,
  ...withdrawalRoutes,
]

/**
 * Without `enable_guest_checkout_login` every address is free, as in a Magento of 2.4.7 and later
 * (wire: known-e-mail).
 */
function isEmailAvailable(context: RequestContext): Response {
  const { shop } = context
  const { customerEmail } = context.json() as { customerEmail?: unknown }
  if (typeof customerEmail !== 'string') throw requiredField('customerEmail')
  const isKnown = [...shop.customers.values()].some(({ email }) => email === customerEmail.toLowerCase())
  return rest(!(isKnown && shop.settings.enable_guest_checkout_login === '1'))
}

/** Requires JSON and the Ajax header; otherwise an empty 400 response (wire: log-in). */
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
  regenerateSession(context, {
    customerId: undefined,
    cartId: undefined,
    messages: [],
    lastOrderId: undefined,
    data: {},
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
