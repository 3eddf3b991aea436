import { localeOf } from '../../locales.ts'
import { addProduct, cartOf, mergeCarts, newCart, openCart } from '../../shop/cart.ts'
import { productBySku } from '../../shop/catalogue.ts'
import { ratesFor } from '../../shop/delivery/shipping-rates.ts'
import { isCountry, regionsOf } from '../../shop/directory/directory.ts'
import { isCurrency } from '../../shop/money.ts'
import { enterStore, isStore } from '../../shop/directory/store-views.ts'
import type { MagentoVersion, Shop } from '../../shop/shop.ts'
import type { TaxDisplay } from '../../shop/tax-display.ts'
import type { Cart, QuoteAddress } from '../../shop/quote.ts'
import type { Session } from '../../shop/records.ts'
import { strike } from '../personalities.ts'
import type { Personality, Fault, Mood } from '../../shop/mood.ts'
import type { CookieResponse } from '../../cookie-response.ts'
import { cookieDeletion } from '../../request-context.ts'
import type { ParallelShops } from '../../parallel-shops.ts'
import { ledger } from './ledger.ts'
import { newSession, openSession, sessionCookie } from '../session.ts'

/** The state a test or a demo starts with: shop and visitor. */
export interface ResetOptions {
  seed?: number
  /** E-mail of a demo customer; absent or null: a guest. */
  customer?: string | null
  items?: { sku: string; qty?: number; options?: Record<string, string> }[]
  currency?: string
  country?: string
  /** The cart is delivered there by the first rate, and billed there. A region of a list is given by its name. */
  address?: QuoteAddress
  /** Code of a store view. */
  store?: string
  /** `de_DE`, `de-DE` or `de`. */
  locale?: string
  personality?: Personality
  magento?: MagentoVersion
  taxDisplay?: Partial<TaxDisplay>
  hasAgreements?: boolean
  /** Settings besides the shop's own (wire: settings). */
  settings?: Record<string, string>
}

interface MoodRequest extends Partial<Omit<Mood, 'seen'>> {
  personality?: Personality
  /** Removes all moods first. */
  clear?: boolean
}

const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'content-type': 'application/json' } })

/** Endpoints under `/__demo/` that control the demo for tests; a real shop has none of them. */
export const control = {
  reset,
  answer(
    shops: ParallelShops,
    method: string,
    path: string,
    body: string,
    cookies: Map<string, string>,
  ): CookieResponse {
    const endpoint = endpoints[`${method} ${path}`]
    if (!endpoint) return { response: json({ error: `Nothing at ${path}` }, 404), setCookies: [] }
    try {
      return endpoint(shops, (body ? JSON.parse(body) : {}) as never, cookies)
    } catch (error) {
      return { response: json({ error: String(error) }, 400), setCookies: [] }
    }
  },
}

const endpoints: Record<
  string,
  (shops: ParallelShops, sent: never, cookies: Map<string, string>) => CookieResponse
> = {
  'POST /__demo/reset'(shops, sent: ResetOptions, cookies) {
    const { shop, cookie } = shops.open(cookies)
    const setCookies = [cookie, ...reset(shop, sent)]
    return { response: json({ ok: true, cart: [...shop.carts.values()].at(-1)?.mask ?? null }), setCookies }
  },
  'POST /__demo/visitor'(shops, sent: ResetOptions, cookies) {
    const shop = shops.of(cookies)
    const session = openSession(shop, cookies)
    shop.sessions.set(session.id, session)
    setUpVisitor(shop, session, sent)
    const cart = cartOf(shop, session)
    const id = session.customerId === undefined ? cart?.mask : cart && String(cart.id)
    const saved = { id, address: cart?.shippingAddress, rate: cart?.rate, customer: session.customerId }
    return { response: json({ ok: true, cart: saved }), setCookies: [sessionCookie(session)] }
  },
  'POST /__demo/mood': (shops, sent: MoodRequest, cookies) => ({
    response: json(setMood(shops.of(cookies), sent)),
    setCookies: [],
  }),
  'GET /__demo/ledger': (shops, _sent, cookies) => ({
    response: json(ledger(shops.of(cookies))),
    setCookies: [],
  }),
}

function reset(shop: Shop, options: ResetOptions): string[] {
  shop.clear(options.seed ?? shop.seed)
  const session = newSession(shop)
  shop.sessions.set(session.id, session)
  setUpVisitor(shop, session, options)
  if (options.personality) strike(shop, options.personality)
  shop.magento = options.magento ?? '2.4.5'
  shop.taxDisplay = options.taxDisplay ?? {}
  shop.hasAgreements = options.hasAgreements ?? false
  shop.settings = options.settings ?? {}
  const gone = ['form_key', 'mage-cache-sessid', 'mage-messages', 'section_data_ids']
  return [sessionCookie(session), ...gone.map(cookieDeletion)]
}

/** Sets a visitor's currency, country, locale, customer and cart. */
function setUpVisitor(shop: Shop, session: Session, options: ResetOptions): void {
  const { currency, country, locale, customer, items, store } = options
  if (store && isStore(store)) enterStore(session, store)
  if (currency && isCurrency(currency)) session.currency = currency
  if (isCountry(country)) session.country = country
  if (locale) session.locale = fullLocale(locale)
  if (customer !== undefined) changeCustomer(shop, session, customer)
  const cart = items?.length ? openCart(shop, session) : cartOf(shop, session)
  if (cart) cart.currency = session.currency
  for (const { sku, qty = 1, options: chosen = {} } of items ?? []) {
    const product = productBySku(sku)
    if (!product) throw new Error(`The demo shop has no ${sku}`)
    addProduct(shop, cart ?? newCart(shop, session), product, qty, chosen)
  }
  if (cart && options.address) saveAddress(shop, cart, options.address)
}

/** Leaves the cart as the shipping information does. */
function saveAddress(shop: Shop, cart: Cart, sent: QuoteAddress): void {
  const region = regionsOf(sent.country_id ?? '').find(({ name }) => name === sent.region)
  const address = { ...sent, region_id: Number(region?.id ?? 0), region_code: region?.code ?? '' }
  const offered = ratesFor(shop, cart, address)
  const rate = offered.find((each) => each.available && each.carrier_code !== 'instore')
  if (!rate?.method_code) throw new Error(`The demo shop does not deliver to ${sent.country_id}`)
  cart.shippingAddress = address
  cart.billingAddress = { ...address }
  cart.rate = { carrier_code: rate.carrier_code, method_code: rate.method_code }
}

function changeCustomer(shop: Shop, session: Session, email: string | null): void {
  const guest = session.customerId === undefined ? cartOf(shop, session) : undefined
  const person = [...shop.customers.values()].find((customer) => customer.email === email)
  if (email !== null && !person) throw new Error(`The demo shop does not know ${email}`)
  session.customerId = person?.id
  session.formKey = undefined
  if (person) mergeCarts(shop, session, guest)
}

function fullLocale(locale: string): string {
  const [language = 'en', region] = locale.toLowerCase().split(/[-_]/)
  return region ? `${language}_${region.toUpperCase()}` : (localeOf(language) ?? `${language}_US`)
}

function setMood(shop: Shop, { match, nth, times, fault, personality, clear }: MoodRequest) {
  if (clear) shop.moods = []
  if (personality) strike(shop, personality)
  if (match && fault) shop.moods.push({ match, nth, times, fault: faultOf(fault), seen: 0 })
  return { ok: true, personality: shop.personality, moods: shop.moods.length }
}

/** Accepts a kind (`"abort"`), a status (`"503"`) or the whole object. */
function faultOf(fault: Fault | string | number): Fault {
  if (typeof fault === 'object') return fault
  return /^\d+$/.test(String(fault))
    ? { kind: 'status', status: Number(fault) }
    : { kind: fault as Fault['kind'] }
}
