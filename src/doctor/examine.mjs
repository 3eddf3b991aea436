import { operations } from './contract.mjs'
import { readAsCustomer } from './customer-calls.mjs'
import { Examination } from './examination.mjs'
import { readAsGuest } from './guest-calls.mjs'
import { byFeature } from './judge.mjs'
import { fillOwnCart } from './own-cart.mjs'
import { checkCookies, checkPage, checkVersion, readConfig } from './page-checks.mjs'
import { Visitor } from './visitor.mjs'

/**
 * Examines a shop, and resolves to a report by feature. It reads as a guest; as a customer, too, with a `cookie` or a
 * `login`. With `write` it fills a cart of its own and empties it again. It never orders.
 */
export async function examine({
  url,
  write = false,
  timeout = 30_000,
  login,
  cookie,
  product,
  fetch,
  onProgress = () => {},
}) {
  const visitor = new Visitor({ url, timeout, fetch })
  const examination = new Examination(visitor, onProgress)
  const { findings } = examination
  onProgress('GET /')
  const page = await visitor.open('/')
  findings.push(...checkPage(page))
  if (page.status === 200) {
    const { cardProvider, storeCode } = readConfig(page.text) ?? {}
    if (cardProvider) examination.values.provider = cardProvider
    if (storeCode) examination.values.store = storeCode
    findings.push(checkVersion(await visitor.open('/magento_version')))
    await readAsGuest(examination)
    if (write) await fillOwnCart(examination, product)
    findings.push(...checkCookies(visitor))
    if (cookie || login)
      await readAsCustomer(examination.with({ visitor: new Visitor({ url, timeout, cookie, fetch }) }), login)
    findings.push(...untried(findings, { write, isCustomer: Boolean(cookie || login) }))
  }
  return { url: visitor.root.href, features: byFeature(findings) }
}

/** The calls that no step sends: they would order, pay, change an account, or need what the doctor was not given. */
function untried(findings, { write, isCustomer }) {
  const tried = new Set(findings.map(({ id }) => id))
  return operations
    .filter(({ id }) => !tried.has(id))
    .map(({ feature, id, method, path, caller }) => {
      const says =
        caller === 'customer' && !isCustomer ? 'needs a login' : write ? 'is never tried' : 'needs --write'
      return { feature, id, call: `${method} ${path}`, state: 'not tried', says, differences: [] }
    })
}
