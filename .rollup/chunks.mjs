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
 * The table is for modules that an island loads at once. Modules that are fetched later lie where Rollup puts
 * them.
 */
const TABLE = {
  vendor: `node_modules/{preact,@preact,react,react-dom,scheduler,nanostores,@nanostores,i18next}`,
  common: `src locales/en/common
    src/cart/view/{AnimatedTotal,CartItems,TotalRows,item,useAdditions}
    src/checkout/state/checkout-step
    src/dom/{focus,new-id,safe-json,viewport} src/dom/storage/{cookies,exclusive}
    src/i18n/view/common node_modules/{ofetch,destr,ufo}`,
  core: `src/{dom,i18n,preact-dom,slots,widget} src/async/single-flight src/cart/page/cart-counter
    src/cart/state/drawer src/lib/json src/lib/text/{integrity,locale,safe-link} src/storefront/page/{config,navigation,shop-storage}
    src/storefront/state/{log,page} src/tracking/state src/ui/island`,
  cart: `src/cart/view src/cart/rules/item-controls
    src/cart/state/{free-shipping,quantities,remove-item,totals-behind}
    src/cart/view/item/{ItemControls,useItemEvents} src/customer/view/LazyCartSession
    src/wishlist/state/move-to-wishlist widgets/cart`,
  checkout: `src/checkout src/address/state/addresses src/delivery/state/delivery
    src/order/state/order src/payment/state src/ui/Overlay widgets/checkout`,
  forms: `src/address/view src/address/state/{address-provider,estimated-place} src/captcha/state/open-task
    src/customer/state/leave-session src/dom/press src/lib/text/clean src/ui/{Choice,form}`,
  addresses: `locales/en/address src/address src/address/view/text src/lib/validate`,
  'entered-addresses': `src/address/api src/address/rules/{convert,reading-order}
    src/address/state/address-book src/address/view/AddressLine`,
  'cart-drawer': `src/catalogue/state/adding src/storefront/page/openers widgets/cart-drawer`,
  modal: `src/dom/show-modally src/ui/Modal`,
  provider: `src/payment/provider
    src/payment/rules/provider`,
  'account-menu': `src/customer/api/customer src/customer/state/login
    widgets/account-menu`,
  products: `src/catalogue src/cart/state/open-cart
    widgets/{add-form,add-to-cart,express,product-card,recently-viewed}`,
  wishlist: `src/wishlist src/cart/rules/chosen-options src/catalogue/api/add-to-cart
    src/catalogue/state/run-addition src/customer/state/storefront-messages widgets/wishlist`,
  small: `src/html src/order/state/take-placed-order src/storefront/page/switchers
    src/storefront/page/sections/page-messages src/storefront/state/notices/shop-messages
    widgets/{banner,cms-block,confirm-dialog,currency-picker,footer,loading-overlay,order-confirmation,order-summary,progress,special-offers,visitor-gift,withdrawal}`,
}

/** The same for modules that only parts need which are fetched later. Parts themselves are here only where they are named. */
const LATER = {
  'checkout-later': `src/cart/state/kept-sheet src/checkout/state/cart-fingerprint src/delivery/api/pickup
    src/delivery/state/{apply-tariff-insurance,rates,tariff-insurance} src/order/api
    src/order/state/agreements src/payment/{rules,state} src/payment/view/text widgets/checkout/state`,
  purchase: `src/async/deferred src/cart/state/cart-lock src/delivery/rules src/delivery/api/shipping src/order/state
    src/order/rules/agreements src/payment/{api,provider}
    src/payment/rules/provider src/payment/state/{payment-methods,provider-settings,purchase}
    src/payment/view/provider-style src/delivery/view/useRateLabel`,
  promotions: `src/offers src/discounts/rules/dropped-discounts src/gifts/{api,rules,state}
    src/tracking/page/consent src/tracking/state/consent`,
  delivery: `src/cart/state/load-totals src/delivery/api/tariff src/delivery/rules/{arrival,tariff}
    src/delivery/state/remove-tariff-insurance src/delivery/view/RatePrice
    src/order/view/ReadAgreement`,
  express: `src/address/rules/provided-address src/express/api src/express/rules/express
    src/express/state/{cart-backup,sheet-status}`,
  donation: `src/payment/provider/donations`,
  'gift-cards': `src/payment/provider/gift-cards src/payment/rules/gift-cards
    src/payment/state/load-gift-cards`,
  report: `src/debug-records src/http/route-pattern src/lib/describe-error src/report`,
  tracking: `src/tracking/rules src/tracking/state/{cart,checkout,tracking}`,
  discounts: `locales/en/discounts src/discounts src/captcha/view/useCaptcha
    src/discounts/view/DiscountPanel`,
  balances: `src/discounts/api/balances src/discounts/rules/balances
    src/discounts/state/balances src/discounts/view/balances`,
  common: `src/captcha/state/demands src/cart/rules/total-parts src/discounts/state/discount-errors`,
  fields: `locales/en/fields src/custom-fields src/lib/text/page-text src/ui/form/TextArea`,
  captcha: `src/captcha/api src/captcha/rules/captcha src/captcha/state/captcha`,
  session: `locales/en/session src/customer/view/SessionOver`,
  'order-items': `widgets/checkout/items`,
}

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
  if (isLoadedFrom(...widgets.map((name) => `widgets/${name}/index.ts`))) return listed(id, TABLE).chunk
  const { chunk, path } = listed(id, LATER)
  const isPart = getModuleInfo(id).dynamicImporters.length > 0
  return isPart && path !== pathOf(id) ? undefined : chunk
}

const WIDGET_STRINGS = new RegExp(`^locales/en/(${widgets.join('|')})$`)

/** The path of a module without its ending. The English strings of a widget lie with it. */
const pathOf = (id) =>
  relative('.', id)
    .replace(/\.\w+$/, '')
    .replace(WIDGET_STRINGS, 'widgets/$1')

/** The chunk of the longest path in a table that the module is or lies in. */
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
