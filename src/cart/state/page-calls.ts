import { tryNative } from '#dom/document.ts'
import { contentVersion } from '#storefront/page/sections/store.ts'
import { cartWasChanged } from './cart.ts'
import { $drawerOpen } from './drawer.ts'

const CALLS = ['fetch', 'xmlhttprequest']

/**
 * Notices when a script of the page has changed the cart by a call of its own, which tells nobody: the shop has changed
 * its cookie by then. Looks after each call of the page, and when the drawer opens. Returns a stop function.
 */
export function followPageCalls(): () => void {
  let seen = contentVersion()
  const look = () => {
    const version = contentVersion()
    if (version !== seen) cartWasChanged()
    seen = version
  }
  const calls = tryNative(
    () =>
      new PerformanceObserver((list) => {
        const entries = list.getEntries() as PerformanceResourceTiming[]
        if (entries.some(({ initiatorType }) => CALLS.includes(initiatorType))) look()
      }),
  )
  tryNative(() => calls?.observe({ type: 'resource' }))
  const stop = $drawerOpen.listen(look)
  return () => {
    calls?.disconnect()
    stop()
  }
}
