import { locales } from '../../locales'
import { addProduct, cartOf, mergeCarts, openCart } from '../../shop/cart'
import { productBySku } from '../../shop/catalogue'
import { isCountry } from '../../shop/directory/directory'
import { isCurrency } from '../../shop/money'
import type { RequestContext } from '../../request-context'
import { regenerateSession } from '../../wire/session'
import { consentOf } from './consent'
import { serverConditions, setServerCondition } from './server-conditions'
import { isTheme } from '../themes'

/** Answers the demo strip: takes every choice it understands and goes back to the page. */
export function applySettings(context: RequestContext): Response {
  const form = context.form()
  const given = (name: string): string => form.get(name) ?? ''
  const { session, shop } = context
  if (isCountry(given('country'))) session.country = given('country')
  if (isCurrency(given('currency'))) session.currency = given('currency')
  if (locales.includes(given('locale'))) session.locale = given('locale')
  if (isTheme(given('theme'))) session.data.theme = given('theme')
  if (form.has('consent')) session.data.consent = consentOf(given('consent'))
  const mood = serverConditions.find((name) => name === given('mood'))
  if (mood) setServerCondition(shop, mood)
  if (form.has('customer')) switchCustomer(context, given('customer') ? Number(given('customer')) : undefined)
  fillCart(context, given('cart'))
  // Country and language show in several sections; the page's scripts drop them all, as after a store switch.
  context.deleteCookie('mage-cache-sessid')
  context.setCookie('section_data_clean', 'true', { maxAge: 15 })
  return context.redirect(within(given('back')), 303)
}

/** A plain link to a theme, for pages whose buttons cannot be seen. */
export function applyTheme(context: RequestContext, theme = ''): Response {
  if (isTheme(theme)) context.session.data.theme = theme
  return context.redirect(within(context.url.searchParams.get('back') ?? '/'))
}

/** Makes the visitor a customer or a guest again. */
export function switchCustomer(context: RequestContext, customerId: number | undefined): void {
  const { shop, session } = context
  if (customerId === session.customerId || (customerId !== undefined && !shop.customers.has(customerId)))
    return
  const guestCart = session.customerId === undefined ? cartOf(shop, session) : undefined
  regenerateSession(context, { customerId, cartId: undefined })
  context.setCookie('PHPSESSID', context.session.id, { maxAge: 3600, httpOnly: true })
  if (customerId !== undefined) mergeCarts(shop, context.session, guestCart)
  context.deleteCookie('mage-cache-sessid')
}

const PIECES = ['NK-2', 'EA-1']

/** Empties the cart, or puts two pieces into an empty one. */
function fillCart({ shop, session }: RequestContext, wish: string): void {
  const cart = cartOf(shop, session)
  if (wish === 'empty' && cart) cart.items = []
  if (wish !== 'filled' || cart?.items.length) return
  const open = openCart(shop, session)
  for (const sku of PIECES) addProduct(shop, open, productBySku(sku)!, 1, {})
}

/** A path of this shop and nothing else. */
const within = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/')
