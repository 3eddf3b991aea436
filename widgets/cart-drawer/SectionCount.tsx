import { useEffect } from 'react'
import { readObject } from '#lib/json.ts'
import { num } from '#lib/money/decimal.ts'
import { followPageCalls } from '#cart/state/page-calls.ts'
import { writeSectionCount } from '#cart/page/cart-counter.ts'
import { whenPageModule } from '#storefront/page/sections/magento-module.ts'
import { onSectionsChanged, readSection } from '#storefront/page/sections/sections.ts'

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
