import { relative, resolve } from 'node:path'
import { widgets } from './widgets.mjs'

/**
 * Chunk → what lies in it: folders and files (without their ending). The longest match counts. Each request costs a
 * shopper more than some code that a page does not run, so these are few:
 *
 * - `vendor`: every library that all pages need. Its name changes only when one of them does, so browsers keep it.
 * - `core`: what an island needs to start. It may import nothing but `vendor`.
 * - `common`: the cart and the customer, for islands that show more than text. All that is not listed is here.
 * - the others: what some islands need at once in addition.
 *
 * The table is for modules that an island loads at once. `LATER` is for all others.
 */
const TABLE = {
  vendor: `node_modules/{preact,@preact,react,react-dom,scheduler,nanostores,@nanostores,i18next}`,
  common: `src locales/en/common src/cart/view/{AnimatedTotal,CartItems,TotalRows,item,useAdditions}
    src/checkout/state/checkout-step src/dom/{focus,new-id,safe-json,viewport} src/dom/storage/cookies
    src/i18n/view/common node_modules/{ofetch,destr,ufo}`,
  core: `src/{dom,i18n,preact-dom,slots,widget} src/async/single-flight src/cart/page/cart-counter src/cart/state/drawer
    src/lib/json src/lib/text/{integrity,locale,safe-link} src/storefront/page/{config,navigation,shop-storage}
    src/storefront/state/{log,page} src/tracking/state src/ui/island`,
  cart: `src/cart/view src/cart/rules/item-controls src/cart/state/{free-shipping,quantities,remove-item,totals-behind}
    src/cart/view/item/{ItemControls,useItemEvents} src/customer/view/LazyCartSession
    src/wishlist/state/move-to-wishlist widgets/cart`,
  checkout: `src/checkout src/address/state/addresses src/delivery/state/delivery src/order/state/order src/payment/state
    src/ui/Overlay widgets/checkout`,
  forms: `src/captcha/state/open-task src/customer/state/leave-session src/dom/press src/lib/text/clean
    src/ui/{Choice,form}`,
  'address-forms': `src/address/view src/address/state/{address-provider,estimated-place}`,
  addresses: `locales/en/address src/address src/address/view/text src/lib/validate`,
  'entered-addresses': `src/address/api src/address/rules/{convert,reading-order} src/address/state/address-book
    src/address/view/AddressLine`,
  'cart-drawer': `src/catalogue/state/adding src/storefront/page/openers widgets/cart-drawer`,
  modal: `src/dom/show-modally src/ui/Modal`,
  provider: `src/payment/provider src/payment/rules/provider`,
  'account-menu': `src/customer/api/customer src/customer/state/login widgets/account-menu`,
  products: `src/catalogue src/cart/state/open-cart widgets/{add-form,add-to-cart,express,product-card,recently-viewed}`,
  wishlist: `src/wishlist src/cart/rules/chosen-options src/catalogue/api/add-to-cart src/catalogue/state/run-addition
    src/customer/state/storefront-messages widgets/wishlist`,
  small: `src/html src/order/state/take-placed-order src/storefront/page/switchers
    src/storefront/page/sections/page-messages src/storefront/state/notices/shop-messages
    widgets/{banner,cms-block,confirm-dialog,currency-picker,footer,loading-overlay,order-confirmation,order-summary}
    widgets/{progress,special-offers,visitor-gift,withdrawal}`,
}

/**
 * Kind of part that is fetched later → folders and files of such parts. The longest match counts. A module that several
 * parts need lies in a chunk for their kinds, such as `later-steps-wallets`. A module that one part needs lies with it.
 * Parts themselves, and what only `others` need, lie where Rollup puts them; a part that has its own name here lies with
 * what its kind needs.
 */
const LATER = {
  discounts: `src/discounts/view/DiscountPanel`,
  summary: `widgets/checkout/summary/SummaryContent`,
  promotions: `src/gifts src/gifts/view/GiftOptions src/offers src/tracking widgets/{special-offers,visitor-gift}`,
  steps: `widgets/checkout src/{address,checkout,custom-fields,delivery,order,payment}`,
  wallets: `src/express`,
  others: `src src/tracking/state/vitals widgets`,
}

/** All that parts of these kinds share, also with other kinds, lies in one file: many pages need it. The first counts. */
const WHOLE = ['discounts', 'summary', 'promotions']
/** A module that so many kinds need lies in `common`: a file of its own would cost more. */
const MANY = 4

/** The provider's library: what the wallets of the cart need of it, what the card form needs beyond that, and the rest. */
const WALLETS = 'src/express/view/components.ts'
const CARD_FORM = 'src/payment/methods/card/components.ts'
const SHARED_BY_LOCAL_METHODS = /adyen-web\/dist\/es\/(?!components\/[A-Z])/
/** A way to pay that the provider describes in fewer characters lies with others: a file for each would cost more. */
const FILE_OF_ITS_OWN = 800

/** The function for Rollup's `manualChunks`. */
export function chunkOf(id, { getModuleInfo }) {
  const isLoadedFrom = (...entries) => modulesLoadedWith(entries, getModuleInfo).has(id)
  if (id.includes('@adyen/adyen-web')) {
    if (isLoadedFrom(WALLETS)) return 'adyen-wallets'
    if (isLoadedFrom(CARD_FORM)) return 'adyen'
    if (SHARED_BY_LOCAL_METHODS.test(id)) return 'adyen-local'
    return getModuleInfo(id).code.length < FILE_OF_ITS_OWN ? 'adyen-brief' : undefined
  }
  if (isLoadedFrom(...ISLANDS)) return listed(id, TABLE).chunk
  const parts = partsWith(id, getModuleInfo)
  const kinds = kindsOf(parts)
  const isPlacedByRollup = parts.includes(id) ? listed(id, LATER).path !== pathOf(id) : parts.length < 2
  if (isPlacedByRollup || kinds[0] === 'others') return undefined
  if (kinds.length >= MANY) return 'common'
  return WHOLE.includes(kinds[0]) ? kinds[0] : `later-${kinds.join('-')}`
}

const ISLANDS = widgets.map((name) => `widgets/${name}/index.ts`)

/** The parts that need a module. The walk ends at a part: whoever loads it has all that it needs. */
function partsWith(id, getModuleInfo) {
  const importers = new Set([id])
  const isPart = (each) => getModuleInfo(each).dynamicImporters.length > 0 || getModuleInfo(each).isEntry
  for (const each of importers)
    if (!isPart(each)) for (const importer of getModuleInfo(each).importers) importers.add(importer)
  return [...importers].filter(isPart)
}

/**
 * The kinds of parts, in the order of the table. The imports of a module are needed by the same kinds and perhaps by more,
 * so no two chunks import each other.
 */
function kindsOf(parts) {
  const found = parts.map((part) => listed(part, LATER).chunk)
  return Object.keys(LATER).filter((kind) => found.includes(kind))
}

const WIDGET_STRINGS = new RegExp(`^locales/en/(${widgets.join('|')})$`)

/** The path of a module without its ending. The English strings of a widget lie with it. */
const pathOf = (id) =>
  relative('.', id)
    .replace(/\.\w+$/, '')
    .replace(WIDGET_STRINGS, 'widgets/$1')

/** The row of a table with the longest path that the module is or lies in. */
function listed(id, table) {
  const path = pathOf(id)
  const rows = Object.entries(table).flatMap(([chunk, text]) =>
    expand(text).map((each) => ({ chunk, path: each })),
  )
  const found = rows.filter((row) => `${path}/`.startsWith(`${row.path}/`))
  return found.sort((a, b) => b.path.length - a.path.length)[0] ?? {}
}

/** The paths of a row: `a/{b,c}` stands for `a/b` and `a/c`. */
const expand = (text) =>
  text.split(/\s+/).flatMap((path) => {
    const [, folder, names] = /^(.*)\{(.*)\}$/.exec(path) ?? []
    return names ? names.split(',').map((name) => folder + name) : path
  })

/** Cached by the graph of a build, so that a watching build does not use an old one. */
const known = new WeakMap()

/** Modules that are loaded at once with any of these, and these. */
function modulesLoadedWith(entries, getModuleInfo) {
  const sets = known.get(getModuleInfo) ?? known.set(getModuleInfo, {}).get(getModuleInfo)
  return (sets[entries] ??= entries.reduce((modules, entry) => {
    modules.add(resolve(entry))
    for (const id of modules)
      for (const imported of getModuleInfo(id)?.importedIds ?? []) modules.add(imported)
    return modules
  }, new Set()))
}
