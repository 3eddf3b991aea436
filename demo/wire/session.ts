import { cartOf } from '../shop/cart'
import { isCurrency } from '../shop/money'
import type { Shop } from '../shop/shop'
import type { Message, Session } from '../shop/records'
import type { Visit } from '../visit'

const HOUR = 3600
const YEAR = 31_536_000

/** Magento's own cookie for the store view, which here is a language: it outlives logins, logouts and sessions. */
const STORE_VIEW = 'store'
const LOCALE = /^[a-z]{2}_[A-Z]{2}$/

/** What is not the shop's own page or controller: no session, no cookies. */
const FOREIGN =
  /^\/(checkoutshopper|bezel|media|static|assets|demo)\/|\.php$|\.(svg|png|jpg|css|js|woff2|ico)$/

export const isRest = (path: string) => path.startsWith('/rest/')
export const isFrontend = (path: string) => !isRest(path) && !FOREIGN.test(path)

export function newSession(shop: Shop, given: Partial<Session> = {}): Session {
  return {
    id: shop.random.text(26).toLowerCase(),
    country: 'US',
    currency: 'USD',
    locale: 'en_US',
    messages: [],
    notes: {},
    ...given,
  }
}

/** The visitor's session by cookie; an unknown or missing id starts a new one, in the language of the one before. */
export function openSession(shop: Shop, cookies: Map<string, string>): Session {
  const known = shop.sessions.get(cookies.get('PHPSESSID') ?? '')
  const locale = cookies.get(STORE_VIEW) ?? ''
  return known ?? newSession(shop, LOCALE.test(locale) ? { locale } : {})
}

export const sessionCookie = (session: Session) =>
  `PHPSESSID=${session.id}; Path=/; SameSite=Lax; Max-Age=${HOUR}; HttpOnly`

/** What Magento does before any controller: session, form key, version cookie, the quote's currency. */
export function begin(visit: Visit, path: string): void {
  const { session, shop, cookies } = visit
  if (!isRest(path) && !isFrontend(path)) return
  shop.sessions.set(session.id, session)
  visit.setCookie('PHPSESSID', session.id, { maxAge: HOUR, httpOnly: true })
  if (isRest(path)) return
  if (cookies.get(STORE_VIEW) !== session.locale)
    visit.setCookie(STORE_VIEW, session.locale, { maxAge: YEAR })
  if (!cookies.has('PHPSESSID') && cookies.has('mage-cache-sessid')) visit.deleteCookie('mage-cache-sessid')
  adoptFormKey(visit)
  if (visit.request.method === 'POST') {
    visit.setCookie('private_content_version', shop.random.hex(32), { maxAge: 10 * YEAR })
  }
  if (path.startsWith('/checkout')) recollect(visit)
}

/** The server takes the key the page's script invented and sends it back; it never makes the cookie itself (a.4). */
function adoptFormKey(visit: Visit): void {
  const key = visit.cookies.get('form_key')
  if (!key) return
  visit.session.formKey = key
  visit.setCookie('form_key', key, { maxAge: HOUR })
}

/** The quote follows the session's currency only when a page or section works on it (b.45). */
export function recollect(visit: Visit): void {
  const cart = cartOf(visit.shop, visit.session)
  if (cart && isCurrency(visit.session.currency)) cart.currency = visit.session.currency
}

export const formKeyIsValid = (visit: Visit) =>
  Boolean(visit.session.formKey) && visit.parameter('form_key') === visit.session.formKey

/** Messages of answers that are no JSON leave in a cookie, which piles up until a script clears it (c.8). */
export function carryMessages(visit: Visit, path: string, response: Response): void {
  const { session } = visit
  const type = response.headers.get('content-type') ?? ''
  if (!isFrontend(path) || !session.messages.length || type.includes('json')) return
  const all = [...heldMessages(visit), ...session.messages]
  session.messages = []
  visit.setCookie('mage-messages', encodeURIComponent(JSON.stringify(all)), {
    maxAge: YEAR,
    sameSite: 'Strict',
  })
}

function heldMessages(visit: Visit): Message[] {
  try {
    const held: unknown = JSON.parse(decodeURIComponent(visit.cookies.get('mage-messages') ?? '[]'))
    return Array.isArray(held) ? held : []
  } catch {
    return []
  }
}

/** Login and logout move the visitor to a new session id; typed state of the old one stays behind it. */
export function regenerate(visit: Visit, change: Partial<Session>): void {
  const { shop, session } = visit
  shop.sessions.delete(session.id)
  visit.session = { ...session, ...change, id: newSession(shop).id, formKey: undefined }
  shop.sessions.set(visit.session.id, visit.session)
  visit.deleteCookie('form_key')
}
