import { basename, resolve } from 'node:path'
import { preloadOf, widgets } from './widgets.mjs'

/** What every island needs to start. */
const FRAME =
  /\/node_modules\/(@?preact|react|react-dom|scheduler|@?nanostores|i18next)\/|\/src\/(ui\/island|state\/page\/(drawer|adding)|host\/(safe-url|add-forms|storage\/storage|page\/(stylesheet|navigation|import-part|connection|cart-counter)))\b/

const FORMS =
  /\/(src\/(ui\/(form|address|address-line)\/|(state|api|domain)\/address\b|domain\/validate\b)|locales\/en\/address\b)/

const CART =
  /\/src\/(ui\/(cart|discounts)|state\/(cart|customer|discounts)|domain\/cart)\/|\/locales\/en\/cart\b/

/** Only small islands show it. */
const MERCHANT_HTML = /\/src\/ui\/html\//

/** The storefront's messages, which only the banner shows. Its being small does not depend on them. */
const SHOP_MESSAGES = /\/src\/(state\/notices\/shop-messages|host\/sections\/page-messages)\b/

/** The wish list's file: for its island, for an item that is moved there, for one that is added, and for a login. */
const WISHLIST =
  /\/(wishlist(-(moves|details|to-cart|items))?|(customer|merge)-wishlist|storefront-messages|run-addition|chosen-options)\b(?!-)/

/** Islands that sell outside a product's own page: their code is a file of its own, and moves nobody else's. */
const SELLING = ['add-form', 'add-to-cart', 'express', 'product-card', 'recently-viewed']

/** What they consist of, and what `window.Bezel` adds products with. */
const PRODUCTS =
  /\/(src\/(ui\/product|(state|domain)\/catalogue|api\/catalogue\/products|host\/(form-addition|sections\/viewed-products)|state\/page\/open-cart)|widgets\/(add-form|add-to-cart|express|product-card|recently-viewed)|locales\/en\/(product-card|recently-viewed))\b/

/** What all kinds of islands show, or ask before they fetch a captcha, whoever needs it first. */
const COMMON = /\/src\/(ui\/Price|state\/captcha\/demands)\b/

/** Of all that comes later their budget is the tightest. */
const WALLETS = /\/state\/express\//

/** Addresses once they are entered, sent and shown: the book needs this at once, and what buys only later, without the book. */
const ENTERED_ADDRESSES = /\/src\/(domain\/address\/(convert|reading-order|person-name)|ui\/address-line)\b/

/** For pages that add fields of their own, or ways to pay. */
const OF_PAGE = /\/(src\/((ui|domain|state\/page)\/fields|domain\/text\/page-text)|locales\/en\/fields)\b/

/** What `window.Bezel` calls; fetched with its first call. */
const API = resolve('src/bezel.ts')

/** Own code (characters before minifying) up to which islands share a file: a request costs more than such code. */
const SMALL = 10_000

/** The same for what parts share that are fetched later. */
const TINY = 700

/** The page with the tightest budget (test/size.mjs): what it needs of a folder does not bring the others along. */
const TIGHTEST = 'checkout'

/**
 * Few files, so that a page requests little and little code that it does not run: `core` for all islands, `common` for
 * many of them, `small` with all that small islands consist of, `cart` with what changes the cart (what shows it, also in
 * the checkout, is in `common`), and the forms of addresses. What parts of other islands need later of an island has a file
 * by its name, not in what they fetch at once; an island with little code of its own lies there, too. What only one island
 * needs, or only one part that is fetched later, stays where Rollup puts it.
 */
export function sharedChunk(id, { getModuleInfo }) {
  if (isAdyen(id)) return adyenChunk(id, getModuleInfo)
  if (WISHLIST.test(id)) return 'wishlist'
  if (OF_PAGE.test(id)) return 'of-page'
  if (ENTERED_ADDRESSES.test(id)) return 'entered-addresses'
  if (PRODUCTS.test(id)) return 'products'
  if (COMMON.test(id)) return 'common'
  const islands = islandsOf(id, getModuleInfo)
  if (!islands.length) return laterChunk(id, getModuleInfo)
  if (MERCHANT_HTML.test(id) || SHOP_MESSAGES.test(id)) return 'small'
  const shared = shareOf(id, islands)
  const roots = usersOf(id, getModuleInfo).filter((user) => isLoadedByName(getModuleInfo(user)))
  if (shared === 'cart' || String(islands) === 'cart')
    return roots.some((root) => folderOf(root) === TIGHTEST) ? 'common' : 'cart'
  if (shared) return shared
  const small = smallIslands(getModuleInfo)
  const isSmall = (name) => small.includes(name)
  if (islands.every(isSmall))
    return roots.every((root) => root === API || isSmall(folderOf(root))) ? 'small' : 'common'
  const [island] = islands
  const isIn = (name) => roots.every((root) => folderOf(root) === name)
  if (island === TIGHTEST) return isIn(island) && !FORMS.test(id) ? undefined : 'forms'
  const isShared = roots.some((root) => ![island, undefined].includes(folderOf(root)))
  return isShared || (isIn(island) && codeOf(island, getModuleInfo) <= SMALL) ? island : undefined
}

/**
 * The chunk of a module that only parts need that are fetched later. What several of them share lies in `common` where it
 * is too little for a request, unless there is one module only that imports it, which it goes with; else with the first of
 * what islands fetch once they are shown (`later` in preload.json). What they share with analytics, which every page
 * fetches when it is idle, is there without it where that is blocked.
 */
function laterChunk(id, getModuleInfo) {
  const users = usersOf(id, getModuleInfo)
  const parts = users.filter((user) => isLoadedByName(getModuleInfo(user)))
  const isShared = parts.some((part) => part !== parts[0] && !isSameIsland(part, parts[0]))
  const [importer, another] = getModuleInfo(id).importers
  if (isShared && isTiny(getModuleInfo(id), getModuleInfo))
    return another || WALLETS.test(importer) ? 'common' : undefined
  const idle = getModuleInfo(resolve('src/state/tracking/start.ts')).dynamicallyImportedIds
  if (isShared && parts.some((part) => idle.includes(part))) return 'shared-with-analytics'
  const later = widgets.flatMap((name) => preloadOf(name).later ?? []).map((path) => resolve(path))
  const first = later.find((part) => part === id || (isShared && users.includes(part)))
  return first && basename(first).replace(/\.\w+$/, '')
}

const isAdyen = (id) => id.includes('@adyen/adyen-web')

/**
 * The card form is one file, without what it shares with the wallets of the cart, which are another. Each of the
 * provider's other components is one, fetched where the shop's list names it; `adyen-local` is what several of these need.
 */
function adyenChunk(id, getModuleInfo) {
  const parts = usersOf(id, getModuleInfo).filter((user) => isLoadedByName(getModuleInfo(user)))
  if (parts.some((part) => part.endsWith('/express/components.ts'))) return 'adyen-wallets'
  if (parts.some((part) => part.endsWith('/card/components.ts'))) return 'adyen'
  return parts.length > 1 ? 'adyen-local' : undefined
}

const isSameIsland = (one, other) => folderOf(one) !== undefined && folderOf(one) === folderOf(other)

/** A module that brings hardly more than a request costs, and nothing that `common` has not. */
const isTiny = ({ code, importedIds }, getModuleInfo) =>
  code.length <= TINY &&
  importedIds.every((id) => ['core', 'common'].includes(shareOf(id, islandsOf(id, getModuleInfo))))

/** The chunk of a module that several islands need at once. */
function shareOf(id, islands) {
  if (FRAME.test(id) || islands.length === widgets.length - SELLING.length) return 'core'
  if (islands.length < 2) return undefined
  if (FORMS.test(id)) return 'addresses'
  return CART.test(id) && !islands.includes(TIGHTEST) && islands.includes('cart') ? 'cart' : 'common'
}

/** A module and all that import it at once, directly or not. */
function usersOf(id, getModuleInfo) {
  const users = new Set([id])
  for (const user of users) for (const importer of getModuleInfo(user).importers) users.add(importer)
  return [...users]
}

/** The islands that need a module at once, without those that sell. */
const islandsOf = (id, getModuleInfo) =>
  usersOf(id, getModuleInfo)
    .flatMap((user) => /\/widgets\/([^/]+)\/index\.ts$/.exec(user)?.[1] ?? [])
    .filter((name) => !SELLING.includes(name))

/** How much of an island's code is in its own folder. */
function codeOf(island, getModuleInfo) {
  const modules = new Set([resolve(`widgets/${island}/index.ts`)])
  for (const id of modules)
    for (const imported of getModuleInfo(id).importedIds)
      if (folderOf(imported) === island) modules.add(imported)
  return [...modules].reduce((sum, id) => sum + getModuleInfo(id).code.length, 0)
}

const folderOf = (id) => /\/widgets\/([^/]+)\//.exec(id)?.[1]

const isLoadedByName = ({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0

let known

/**
 * Islands with little code of their own, but not those that need more than `common`, nor those that wait for the shopper:
 * until then they should need as little as possible.
 */
function smallIslands(getModuleInfo) {
  return (known ??= widgets.filter((name) => {
    const modules = new Set([resolve(`widgets/${name}/index.ts`)])
    for (const id of modules) for (const imported of getModuleInfo(id).importedIds) modules.add(imported)
    const shares = new Set()
    let size = 0
    for (const id of modules) {
      const islands = islandsOf(id, getModuleInfo)
      const share = shareOf(id, islands)
      if (share) shares.add(share)
      else if (!SHOP_MESSAGES.test(id)) size += getModuleInfo(id).code.length
    }
    return (
      size <= SMALL &&
      !preloadOf(name).interaction &&
      [...shares].every((share) => share === 'core' || share === 'common')
    )
  }))
}
