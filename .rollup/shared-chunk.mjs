import { widgets } from './widgets.mjs'

/** What every island needs to start. */
const FRAME =
  /\/node_modules\/(@?preact|react|react-dom|scheduler|@?nanostores|i18next)\/|\/src\/(ui\/island|host\/(safe-url|page\/(stylesheet|navigation)))\b/

/** Folders (and single files of wider folders) whose shared modules lie in one chunk, by the chunk's name. */
const FOLDERS = {
  forms:
    /\/(src\/(ui\/(form|address)\/|(state|api|domain)\/address\b|domain\/validate\b)|locales\/en\/address\b)/,
  html: /\/src\/ui\/html\//,
  links: /\/src\/domain\/text\/safe-link/,
  notices: /\/src\/(state\/notices|host\/sections\/messages)\b/,
  cart: /\/src\/(ui\/(cart|discounts)|state\/(cart|customer|discounts)|domain\/cart)\//,
  gifts: /\/src\/(ui\/gifts|state\/promotions)\//,
}

/** The page with the tightest budget (test/size.mjs): what it needs of a folder does not bring the others along. */
const TIGHTEST = 'widgets/checkout/index.ts'

/**
 * Few shared chunks, so that a page requests few files and little code that it does not run: `core` for all islands,
 * which the loader requests together with the first island, `common` for many of them, then one for each of FOLDERS.
 * What only parts fetched later need, or only one island, stays where Rollup puts it.
 */
export function sharedChunk(id, { getModuleInfo }) {
  if (id.includes('@adyen/adyen-web')) return 'adyen'
  if (FRAME.test(id)) return 'core'
  if (!/\/(src|locales|ofetch|ufo|destr)\//.test(id)) return undefined
  const users = usersOf(id, getModuleInfo)
  const islands = users.filter((user) => /\/widgets\/[^/]+\/index\.ts$/.test(user))
  const isShared = users.filter((user) => isLoadedByName(getModuleInfo(user))).length > 1
  if (islands.length === widgets.length) return 'core'
  if (!islands.length || !isShared) return undefined
  if (islands.length > widgets.length / 4) return 'common'
  // Islands that show addresses may open the form of one later, or never.
  if (FOLDERS.forms.test(id) && islands.length > 1) return 'addresses'
  if (FOLDERS.forms.test(id)) return islands[0].endsWith(TIGHTEST) ? 'forms' : undefined
  if (islands.length > 1 && islands.some((island) => island.endsWith(TIGHTEST))) return 'common'
  const folder = Object.keys(FOLDERS).find((name) => FOLDERS[name].test(id))
  return folder ?? (islands.length > 1 ? 'common' : undefined)
}

/** A module and all that import it at once, directly or not. */
function usersOf(id, getModuleInfo) {
  const users = new Set([id])
  for (const user of users) for (const importer of getModuleInfo(user).importers) users.add(importer)
  return [...users]
}

const isLoadedByName = ({ isEntry, dynamicImporters }) => isEntry || dynamicImporters.length > 0
