import { isObject, type JsonObject } from '#lib/json.ts'
import { readLocale } from '#lib/text/locale.ts'
import { toUrl } from '#lib/text/safe-link.ts'
import { hostDocument } from '#dom/document.ts'

/** Pages of the storefront, as paths from the site's root or full URLs. By default they lie below the base URL. */
export interface Routes {
  home: string
  cart: string
  checkout: string
  success: string
  result: string
  login: string
  account: string
  wishlist: string
  /** Customer service; without it no link is shown. */
  contact?: string
}

/** The settings the theme author wrote into `#bezel-config`, with defaults. */
export interface PageConfig {
  /** Root of the site, ending in a slash. */
  baseUrl: string
  /** BCP 47; undefined leaves it to the page's own language. */
  locale?: string
  /** ISO 4217. */
  currency?: string
  /** Two capital letters: the country that the shop's forms of an address begin with. */
  country?: string
  /** Code of the store view in REST paths; undefined leaves it to the shop's answers. */
  storeCode?: string
  /**
   * Lists the routes that this shop has added to Magento's own (trap: stock-magento); undefined leaves it to the
   * shop's answers.
   */
  ownRoutes?: string[]
  cardProvider: string
  marketing: string
  /** Hosts a response of the shop may redirect to, besides the page's own. */
  redirectHosts: string[]
  /** Hosts whose frames, videos and sounds may be in the merchant's blocks; not parsed yet. */
  contentHosts?: unknown
  routes: Routes
  /** The shop's payment method codes by ours. */
  methods: Record<string, string>
  /** Settings of the shop (wire: settings) that count more than what the shop answers. */
  settings: Record<string, unknown>
  /** Wallets that may be shown, by the card provider's types; not checked. */
  wallets: string[]
  /** The shop's settings for fields of an address, by name: `no`, `optional` or `required`. */
  addressFields: Record<string, string>
  /** Fields of the page's own, not parsed yet. */
  fields: unknown[]
  /** Texts of the page's own by language, there by `namespace/key`. */
  texts?: JsonObject
  /** Logs what each widget waits for. */
  debug: boolean
  /** Field figures, not parsed yet; undefined measures nothing. */
  vitals?: unknown
  /** Whether the shopper consents to analytics; undefined holds all events until `Bezel.consent(granted)`. */
  consent?: boolean
  /** Name of the page's global that a tag manager reads. */
  dataLayer: string
}

/** Magento's own paths, below the base URL. */
export const ROUTES: Routes = {
  home: '/',
  cart: '/checkout/cart',
  checkout: '/checkout',
  success: '/checkout/onepage/success',
  result: '/checkout/onepage/result',
  login: '/customer/account/login',
  account: '/customer/account',
  wishlist: '/wishlist',
}

let known: { text: string | undefined; config: PageConfig } | undefined

/** The page's configuration. Parsed, and warned about, once for each text found there. */
export function readPageConfig(): PageConfig {
  const text = hostDocument.querySelector('script#bezel-config')?.textContent?.trim() || undefined
  if (known && known.text === text) return known.config
  const config = toConfig(text)
  known = { text, config }
  return config
}

function toConfig(text: string | undefined): PageConfig {
  const other = !text && hostDocument.querySelector('script[id*="bezel" i][type*="json" i]')
  if (other) console.warn(`Bezel: #${other.id} is ignored, the id has to be bezel-config`)
  const given = readGiven(text)
  const root = baseUrl(given.baseUrl ?? window.BASE_URL)
  const config: PageConfig = {
    baseUrl: root,
    locale: readLocale(given.locale),
    currency: letters(given.currency, /^[a-z]{3}$/i),
    country: letters(given.country, /^[a-z]{2}$/i),
    storeCode: slug(given.storeCode, /^\w+$/),
    ownRoutes: Array.isArray(given.ownRoutes) ? texts(given.ownRoutes) : undefined,
    cardProvider: slug(given.cardProvider) ?? 'adyen',
    marketing: slug(given.marketing) ?? 'facebook',
    redirectHosts: texts(given.redirectHosts).map((host) => host.toLowerCase()),
    contentHosts: given.contentHosts,
    routes: routes(given.routes, root),
    methods: textMembers(given.methods),
    settings: isObject(given.settings) ? given.settings : {},
    wallets: texts(given.wallets),
    addressFields: textMembers(given.addressFields),
    fields: Array.isArray(given.fields) ? given.fields : [],
    texts: isObject(given.texts) ? given.texts : undefined,
    vitals: given.vitals,
    debug: given.debug === true,
    consent: typeof given.consent === 'boolean' ? given.consent : undefined,
    dataLayer: slug(given.dataLayer, /^[\w$]+$/) ?? 'dataLayer',
  }
  const unknown = Object.keys(given).filter((key) => !(key in config) && key !== '$schema')
  if (unknown.length) console.warn(`Bezel: unknown keys in #bezel-config are ignored: ${unknown.join(', ')}`)
  return config
}

/** Returns what the page has written, and warns if that is not a JSON object. */
function readGiven(text = '{}'): JsonObject {
  let flaw: unknown = ''
  try {
    const given: unknown = JSON.parse(text)
    if (isObject(given)) return given
  } catch (error) {
    flaw = error
  }
  console.warn('Bezel: #bezel-config is not a JSON object and is ignored', flaw)
  return {}
}

/** Calls stay on this origin, so only the path of a base url counts; another origin is a mistake. */
function baseUrl(value: unknown): string {
  if (typeof value !== 'string' || !value) return '/'
  const url = toUrl(value, self.origin)
  if (!url || url.origin !== self.origin) {
    console.warn('Bezel: baseUrl is not on this site and is ignored')
    return '/'
  }
  return url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`
}

function letters(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value.trim()) ? value.trim().toUpperCase() : undefined
}

/**
 * Returns Magento's paths below the base URL, which may have a store's code in it, and the page's own routes
 * as written. Own routes that are not URLs are left out. All routes are full URLs if the page's `<base>`
 * would lead them to another site.
 */
function routes(given: unknown, root: string): Routes {
  const own = textMembers(given)
  for (const [name, path] of Object.entries(own))
    if (!toUrl(path, self.origin)) {
      console.warn(`Bezel: the route ${name} is no URL and is ignored`)
      delete own[name]
    }
  const below = Object.entries(ROUTES).map(([name, path]) => [name, root + path.slice(1)])
  const routes = { ...Object.fromEntries(below), ...own } as Routes
  const base = hostDocument.querySelector('base[href]')?.getAttribute('href') ?? '/'
  if (toUrl(base, location.href)?.origin === self.origin) return routes
  const whole = ([name, path]: [string, string]) => [name, new URL(path, self.origin).href]
  return Object.fromEntries(Object.entries(routes).map((route) => whole(route))) as typeof routes
}

/** Most slugs become part of paths (wire: root-path, wire: provider-methods, wire: marketing-events). */
function slug(value: unknown, pattern = /^[a-z0-9][a-z0-9-]*$/i): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []

function textMembers(value: unknown): Record<string, string> {
  if (!isObject(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

declare global {
  interface Window {
    /** Printed by Magento's pages. */
    BASE_URL?: string
  }
}
