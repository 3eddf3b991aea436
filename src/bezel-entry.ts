import type { Bezel } from '#public/bezel.d.ts'
import type * as functions from './bezel.ts'

// The file that the loader imports with the first call of a function of `window.Bezel`. It imports nothing at once, so that
// a page that opens the cart at its start does not wait for what the other functions need.

type Functions = typeof functions

let code: Promise<Functions> | undefined

/**
 * Imports the code of all functions once: of two imports under way the later one may resolve first, and calls have to keep
 * their order. Asks twice, as the loader does for this file. Rejects with what a page can tell from other errors.
 */
const load = () =>
  (code ??= import('./bezel.ts')
    .catch(() => import('./bezel.ts'))
    .catch((error: object) => {
      code = undefined
      throw Object.assign(error, { name: 'BezelError', code: 'unreachable' })
    }))

/** A function that is carried out once the code of all has come. Calls keep their order. */
const later = <N extends keyof Functions>(name: N) =>
  (async (...args: unknown[]) =>
    ((await load())[name] as (...args: unknown[]) => unknown)(...args)) as unknown as Functions[N]

/** Opens the drawer, which starts at once. On a page without one, and where it has failed, the code of all knows more. */
export const openCart: Functions['openCart'] = async () => {
  // A form named "querySelector" stands in for the document's own.
  const drawer = Document.prototype.querySelector.call(
    document,
    '[data-widget="cart-drawer"]',
  ) as HTMLElement | null
  if (drawer)
    try {
      const started = (window.Bezel as Bezel).mount(drawer)
      const [{ openDrawer }] = await Promise.all([import('#cart/state/drawer.ts'), started])
      if (drawer.dataset.widgetState === 'ready') return openDrawer()
    } catch {
      // It is tried again below, and what fails then is for the page to know.
    }
  return (await load()).openCart()
}

export const getCart = later('getCart')
export const updateCart = later('updateCart')
export const addToCart = later('addToCart')
export const confirm = later('confirm')
export const notify = later('notify')
export const setCurrency = later('setCurrency')
export const consent = later('consent')
export const addressProvider = later('addressProvider')
export const slot = later('slot')
export const paymentMethod = later('paymentMethod')
export const report = later('report')
export const scripts = later('scripts')
