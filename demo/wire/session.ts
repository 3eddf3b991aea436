import { cartOf, guestCart } from '../shop/cart.ts'
import { isCurrency } from '../shop/money.ts'
import { currencyIn } from '../shop/directory/store-views.ts'
import type { Shop } from '../shop/shop.ts'
import type { Message, Session } from '../shop/records.ts'
import { cookieFor, type RequestContext } from '../request-context.ts'

const HOUR = 3600
const YEAR = 31_536_000

/** Magento's cookie for the store view, here a locale; login, logout and a new session keep it. */
const STORE_VIEW = 'store'
const LOCALE = /^[a-z]{2}_[A-Z]{2}$/
/** The form of a session id that PHP accepts. */
const ID = /^[\w,-]{1,128}$/

/** Paths that do not belong to a page or controller of the shop: they get no session and no cookies. */
const NOT_FRONTEND =
  /^\/(checkoutshopper|recaptcha|bezel|media|static|assets|demo)\/|\.php$|\.(svg|png|jpg|css|js|woff2|ico)$/

export const isRest = (path: string) => path.startsWith('/rest/')
const isFrontend = (path: string) => !isRest(path) && !NOT_FRONTEND.test(path)

export function newSession(shop: Shop, given: Partial<Session> = {}): Session {
  return {
    id: shop.random.text(26).toLowerCase(),
    country: 'US',
    currency: 'USD',
    store: 'default',
    locale: 'en_US',
    messages: [],
    data: {},
    ...given,
  }
}

/**
 * The visitor's session by cookie, or a new one in the locale of the store view cookie. An unknown id is kept, as PHP does
 * without strict mode: so all requests under way after a session has ended begin the same one.
 */
export function openSession(shop: Shop, cookies: Map<string, string>): Session {
  const id = cookies.get('PHPSESSID') ?? ''
  const locale = cookies.get(STORE_VIEW) ?? ''
  const given = { ...(ID.test(id) && { id }), ...(LOCALE.test(locale) && { locale }) }
  return shop.sessions.get(id) ?? newSession(shop, given)
}

export const sessionCookie = (session: Session) =>
  cookieFor('PHPSESSID', session.id, { maxAge: HOUR, httpOnly: true })

/**
 * Does what Magento does before every controller: session, form key, version cookie, the quote's currency.
 */
export function startRequest(context: RequestContext, path: string): void {
  const { shop, cookies } = context
  if (!isRest(path) && !isFrontend(path)) return
  // Another request may have begun it meanwhile.
  const session = (context.session = shop.sessions.get(context.session.id) ?? context.session)
  shop.sessions.set(session.id, session)
  context.setCookie('PHPSESSID', session.id, { maxAge: HOUR, httpOnly: true })
  if (isRest(path)) return enterStoreOfPath(context, path)
  if (cookies.get(STORE_VIEW) !== session.locale)
    context.setCookie(STORE_VIEW, session.locale, { maxAge: YEAR })
  if (!cookies.has('PHPSESSID') && cookies.has('mage-cache-sessid')) context.deleteCookie('mage-cache-sessid')
  adoptFormKey(context)
  if (context.request.method === 'POST') {
    context.setCookie('private_content_version', shop.random.hex(32), { maxAge: YEAR })
  }
  if (path.startsWith('/checkout')) syncCartCurrency(context)
}

/** Adopts the form key that the page's script generated; the server never creates the cookie itself (wire: form-key). */
function adoptFormKey(context: RequestContext): void {
  const key = context.cookies.get('form_key')
  if (!key) return
  context.session.formKey = key
  context.setCookie('form_key', key, { maxAge: HOUR })
}

/**
 * Sets the cart's currency to the session's; Magento does so only when a page or section uses the quote
 * (wire: switch-currency).
 */
export function syncCartCurrency(context: RequestContext): void {
  const cart = cartOf(context.shop, context.session)
  if (cart && isCurrency(context.session.currency)) cart.currency = context.session.currency
}

/** REST calls that save nothing leave the cart's currency as it is. */
const REST_CHANGE =
  /^\/rest\/(\w+)\/V1\/(?:carts\/mine|guest-carts\/([^/]+))\/(?!estimate|totals-information)/

/** A change by REST takes the cart into the store view that its path names, and recollects it in that view's currency. */
function enterStoreOfPath({ shop, session, request }: RequestContext, path: string): void {
  const [, code, mask] = (request.method !== 'GET' && REST_CHANGE.exec(path)) || []
  const cart = mask ? guestCart(shop, mask) : cartOf(shop, session)
  if (code && cart?.active) cart.currency = currencyIn(session, code)
}

export const formKeyIsValid = (context: RequestContext) =>
  Boolean(context.session.formKey) && context.parameter('form_key') === context.session.formKey

/**
 * Moves queued messages into a cookie unless the response is JSON; they accumulate there until a script clears it
 * (wire: messages).
 */
export function moveMessagesToCookie(context: RequestContext, path: string, response: Response): void {
  const { session } = context
  const type = response.headers.get('content-type') ?? ''
  if (!isFrontend(path) || !session.messages.length || type.includes('json')) return
  const all = [...cookieMessages(context), ...session.messages]
  session.messages = []
  context.setCookie('mage-messages', JSON.stringify(all), {
    maxAge: YEAR,
    sameSite: 'Strict',
  })
}

function cookieMessages(context: RequestContext): Message[] {
  try {
    const held: unknown = JSON.parse(context.cookies.get('mage-messages') ?? '[]')
    return Array.isArray(held) ? held : []
  } catch {
    return []
  }
}

/** Login and logout change the session's id, like PHP's `session_regenerate_id`; the form key is dropped. */
export function regenerateSession(context: RequestContext, change: Partial<Session>): void {
  const { shop, session } = context
  shop.sessions.delete(session.id)
  context.session = { ...session, ...change, id: newSession(shop).id, formKey: undefined }
  shop.sessions.set(context.session.id, context.session)
  context.deleteCookie('form_key')
}
