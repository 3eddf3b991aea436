import { useEffect } from 'react'
import { readObject } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'
import { writeSectionCount } from '#cart/page/cart-counter.ts'
import { whenPageModule } from '#storefront/page/sections/magento-module.ts'
import { onSectionsChanged, readSection } from '#storefront/page/sections/sections.ts'
import { tryNative } from '#dom/document.ts'
import { contentVersion } from '#storefront/page/sections/store.ts'
import { cartWasChanged } from '#cart/state/cart.ts'
import { $drawerOpen } from '#cart/state/drawer.ts'

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

/**
 * Keeps the page's own counters right while no island shows the cart. After a login on a page of the theme the cache is
 * stale in the first frame, and the theme's scripts fill it later. Also follows what scripts of the page do to the cart.
 */
export function SectionCount() {
  useEffect(() => {
    const write = () => {
      const section = readSection('cart', Date.now())
      if (section) writeSectionCount(num(readObject(section).summary_count))
    }
    write()
    const stops = [
      followPageCalls(),
      whenPageModule(write),
      onSectionsChanged((names) => {
        if (names.includes('cart')) write()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return null
}
