import { locales } from '../locales'
import { addProduct, cartOf, mergeCarts, openCart } from '../shop/cart'
import { productBySku } from '../shop/catalogue'
import { isCountry } from '../shop/directory/directory'
import { isCurrency } from '../shop/money'
import type { Visit } from '../visit'
import { regenerate } from '../wire/session'
import { consentOf } from './consent'
import { moods, setMood } from './moods'
import { isTheme } from './themes'

/** Answers the demo strip: takes every choice it understands and goes back to the page. */
export function choose(visit: Visit): Response {
  const form = visit.form()
  const given = (name: string): string => form.get(name) ?? ''
  const { session, shop } = visit
  if (isCountry(given('country'))) session.country = given('country')
  if (isCurrency(given('currency'))) session.currency = given('currency')
  if (locales.includes(given('locale'))) session.locale = given('locale')
  if (isTheme(given('theme'))) session.notes.theme = given('theme')
  if (form.has('consent')) session.notes.consent = consentOf(given('consent'))
  const mood = moods.find((name) => name === given('mood'))
  if (mood) setMood(shop, mood)
  if (form.has('customer')) become(visit, given('customer') ? Number(given('customer')) : undefined)
  furnish(visit, given('cart'))
  // Country and language show in several sections; the page's scripts drop them all, as after a store switch.
  visit.deleteCookie('mage-cache-sessid')
  visit.setCookie('section_data_clean', 'true', { maxAge: 15 })
  return visit.redirect(within(given('back')), 303)
}

/** A plain link to a theme, for pages whose buttons cannot be seen. */
export function chooseTheme(visit: Visit, theme = ''): Response {
  if (isTheme(theme)) visit.session.notes.theme = theme
  return visit.redirect(within(visit.url.searchParams.get('back') ?? '/'))
}

/** Makes the visitor a customer or a guest again. */
export function become(visit: Visit, customerId: number | undefined): void {
  const { shop, session } = visit
  if (customerId === session.customerId || (customerId !== undefined && !shop.customers.has(customerId)))
    return
  const guestCart = session.customerId === undefined ? cartOf(shop, session) : undefined
  regenerate(visit, { customerId, cartId: undefined })
  visit.setCookie('PHPSESSID', visit.session.id, { maxAge: 3600, httpOnly: true })
  if (customerId !== undefined) mergeCarts(shop, visit.session, guestCart)
  visit.deleteCookie('mage-cache-sessid')
}

const PIECES = ['NK-2', 'EA-1']

/** Empties the cart, or puts two pieces into an empty one. */
function furnish({ shop, session }: Visit, wish: string): void {
  const cart = cartOf(shop, session)
  if (wish === 'empty' && cart) cart.items = []
  if (wish !== 'filled' || cart?.items.length) return
  const open = openCart(shop, session)
  for (const sku of PIECES) addProduct(shop, open, productBySku(sku)!, 1, {})
}

/** A path of this shop and nothing else. */
const within = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/')
