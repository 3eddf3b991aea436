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
 * The table is for modules that an island loads at once. Those that are fetched later lie where Rollup puts them.
 */
const TABLE = {
  vendor: `node_modules/{preact,@preact,react,react-dom,scheduler,nanostores,@nanostores,i18next}`,
  common: `src src/ui/cart/{CartItems,useAdditions,AnimatedTotal,TotalRows,TotalsList,item} locales/en/common node_modules/{ofetch,destr,ufo}`,
  core: `src/{widget,preact-dom,bezel-error} src/ui/{island,slot} src/ui/text/{i18n,value-text}
    src/state/{log,single-flight,tracking} src/state/page/{page,slots,drawer,strings,i18n,adding}
    src/host/{on-event,safe-url,native,events,add-forms} src/host/storage/storage
    src/host/page/{document,connection,import-part,config,lifecycle,cart-counter,navigation,language,stylesheet,own-controls}
    src/api/strings src/domain/json src/domain/text/{locale,safe-link}`,
  cart: `widgets/cart src/ui/cart src/ui/cart/item/{Quantity,ItemControls,useItemEvents}
    src/ui/session/LazyCartSession
    src/state/cart/{totals-behind,quantities,remove-item}
    src/state/customer/move-to-wishlist src/state/page/configure-url src/state/promotions
    src/domain/cart/item-controls src/domain/delivery/free-shipping`,
  checkout: `widgets/checkout src/domain/steps src/host/page/history src/ui/Overlay`,
  forms: `src/ui/{form,address,Choice} src/state/address src/state/customer/leave-session
    src/state/page/address-provider src/host/press src/host/page/title
    src/domain/address/{region,validate-address} src/state/captcha/open-task`,
  addresses: `src/ui/address/text src/domain/{validate,address} src/state/address/{directory,address-fields}
    locales/en/address`,
  'entered-addresses': `src/ui/address-line src/domain/address/{convert,person-name,reading-order}
    src/api/address src/state/address/address-book`,
  'cart-drawer': `widgets/cart-drawer src/host/page/openers`,
  modal: `src/ui/Modal src/host/show-modally`,
  'account-menu': `widgets/account-menu src/state/customer/login src/api/customer src/host/nearer-side`,
  products: `widgets/{add-form,add-to-cart,express,product-card,recently-viewed} src/ui/product
    src/state/catalogue src/domain/catalogue src/api/catalogue/products src/host/form-addition
    src/host/sections/viewed-products src/state/page/open-cart`,
  wishlist: `widgets/wishlist src/api/wishlist src/api/catalogue/add-to-cart
    src/state/customer/{wishlist,wishlist-details,customer-wishlist,wishlist-to-cart,run-addition,storefront-messages}
    src/domain/cart/{wishlist,wishlist-items,chosen-options}`,
  small: `widgets/{banner,cms-block,confirm-dialog,currency-picker,footer,loading-overlay,order-confirmation}
    widgets/{order-summary,progress,special-offers,visitor-gift,withdrawal}
    src/ui/html src/state/notices/shop-messages src/host/sections/page-messages
    src/host/page/{scroll-position,switchers} src/api/cms-block src/domain/progress
    src/domain/site/content-block src/domain/text/inline-tags`,
}

/** The same for modules that only parts need which are fetched later. Parts themselves are here only where they are named. */
const LATER = {
  common: `src/state/captcha/demands src/state/discounts/discount-errors`,
  discounts: `src/ui/discounts src/ui/discounts/DiscountPanel src/state/discounts src/api/discounts
    src/domain/promotions/{discounts,gift-cards,prime} src/ui/captcha/useCaptcha locales/en/discounts`,
  balances: `src/ui/discounts/balances src/state/discounts/balances src/api/balances
    src/domain/promotions/{points,store-credit} src/domain/money/floor-of-product`,
  promotions: `src/domain/promotions src/state/promotions/{offers,visitor-gift,gifts} src/api/gifts
    src/host/consent src/state/tracking/consent`,
  express: `src/domain/payment/express src/domain/address/provided-address src/api/express
    src/state/express/{status,keep,refused-sheet}`,
  fields: `src/domain/fields src/ui/fields src/ui/form/{TextArea,TickField} src/state/page/fields src/domain/text/page-text
    locales/en/fields`,
  purchase: `src/state/{order,payment,deferred} src/state/page/payment-methods src/domain/site/agreements
    src/ui/express/provider-style src/api/{payment,shipping} src/domain/delivery`,
  delivery: `src/ui/rate src/ui/agreement/ReadAgreement src/domain/address/refused-field
    src/domain/delivery/{arrival,tariff} src/state/cart/{tariff-insurance,load-totals} src/api/tariff`,
  session: `src/ui/session/{text,CartReplaced} locales/en/session`,
  'order-items': `widgets/checkout/items`,
  'checkout-later': `widgets/checkout/state widgets/checkout/payment/text src/domain/payment src/api/order`,
  tracking: `src/state/tracking/{tracking,cart,checkout} src/domain/tracking`,
  captcha: `src/state/captcha src/state/captcha/captcha src/api/captcha src/domain/captcha`,
}

/** The provider's library: what the wallets of the cart need of it, what the card form needs beyond that, and the rest. */
const WALLETS = 'src/ui/express/components.ts'
const CARD_FORM = 'widgets/checkout/payment/methods/card/components.ts'
const SHARED_BY_LOCAL_METHODS = /adyen-web\/dist\/es\/(?!components\/[A-Z])/

/** For Rollup's `manualChunks`. */
export function chunkOf(id, { getModuleInfo }) {
  const isLoadedFrom = (...entries) => modulesLoadedWith(entries, getModuleInfo).has(id)
  if (id.includes('@adyen/adyen-web')) {
    if (isLoadedFrom(WALLETS)) return 'adyen-wallets'
    if (isLoadedFrom(CARD_FORM)) return 'adyen'
    return SHARED_BY_LOCAL_METHODS.test(id) ? 'adyen-local' : undefined
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

/** By the graph of a build, so that a watching build does not use an old one. */
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
