import { locales, pseudoLocales } from '../../locales.ts'
import { addProduct, cartOf, mergeCarts, openCart } from '../../shop/cart.ts'
import { productBySku } from '../../shop/catalogue.ts'
import { isCountry } from '../../shop/directory/directory.ts'
import { walletChoices } from '../../shop/express/wallets.ts'
import { paymentChoices } from '../../shop/module-methods.ts'
import { isCurrency } from '../../shop/money.ts'
import type { RequestContext } from '../../request-context.ts'
import { regenerateSession } from '../../wire/session.ts'
import { consentOf } from './consent.ts'
import { serverConditions, setServerCondition } from './server-conditions.ts'
import { isTheme } from '../themes.ts'

/** The form of the settings bar: applies every valid setting and redirects back to the page. */
export function applySettings(context: RequestContext): Response {
  const form = context.form()
  const field = (name: string): string => form.get(name) ?? ''
  const { session, shop } = context
  if (isCountry(field('country'))) session.country = field('country')
  if (isCurrency(field('currency'))) session.currency = field('currency')
  if ([...locales, ...pseudoLocales].includes(field('locale'))) session.locale = field('locale')
  if (isTheme(field('theme'))) session.data.theme = field('theme')
  if (form.has('consent')) session.data.consent = consentOf(field('consent'))
  const condition = serverConditions.find((name) => name === field('server'))
  if (condition) setServerCondition(shop, condition)
  const payment = paymentChoices.find((name) => name === field('payment'))
  if (payment) shop.settings = { ...shop.settings, payment }
  const wallets = walletChoices.find((name) => name === field('wallets'))
  if (wallets) shop.settings = { ...shop.settings, wallets }
  if (form.has('customer')) switchCustomer(context, field('customer') ? Number(field('customer')) : undefined)
  fillCart(context, field('cart'))
  // Country and locale appear in several sections; these cookies make the page's scripts drop all of them.
  context.deleteCookie('mage-cache-sessid')
  context.setCookie('section_data_clean', 'true', { maxAge: 15 })
  return context.redirect(ownPath(field('back')), 303)
}

/** Sets the theme by a plain link, for themes that hide the settings bar's button. */
export function applyTheme(context: RequestContext, theme = ''): Response {
  if (isTheme(theme)) context.session.data.theme = theme
  return context.redirect(ownPath(context.url.searchParams.get('back') ?? '/'))
}

/** Logs the visitor in as a customer, or out. */
function switchCustomer(context: RequestContext, customerId: number | undefined): void {
  const { shop, session } = context
  if (customerId === session.customerId || (customerId !== undefined && !shop.customers.has(customerId)))
    return
  const guestCart = session.customerId === undefined ? cartOf(shop, session) : undefined
  regenerateSession(context, { customerId, cartId: undefined })
  context.setCookie('PHPSESSID', context.session.id, { maxAge: 3600, httpOnly: true })
  if (customerId !== undefined) mergeCarts(shop, context.session, guestCart)
  context.deleteCookie('mage-cache-sessid')
}

const FILLED_CART = ['NK-2', 'EA-1']

/** Empties the cart (`empty`), or adds two items to an empty one (`filled`). */
function fillCart({ shop, session }: RequestContext, setting: string): void {
  const cart = cartOf(shop, session)
  if (setting === 'empty' && cart) cart.items = []
  if (setting !== 'filled' || cart?.items.length) return
  const open = openCart(shop, session)
  for (const sku of FILLED_CART) addProduct(shop, open, productBySku(sku)!, 1, {})
}

/** A path on this origin; `/` for any other address. */
const ownPath = (path: string): string => (/^\/(?![/\\])/.test(path) ? path : '/')
