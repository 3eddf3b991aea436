import { useEffect } from 'react'
import { readObject } from '../../src/domain/json'
import { num } from '../../src/domain/money/decimal'
import { writeSectionCount } from '../../src/host/page/cart-counter'
import { whenPageModule } from '../../src/host/sections/magento-module'
import { onSectionsChanged, readSection } from '../../src/host/sections/sections'

/**
 * Keeps the page's own counters right while no island shows the cart. After a login on a page of the theme the cache is
 * stale in the first frame, and the theme's scripts fill it later.
 */
export function SectionCount() {
  useEffect(() => {
    const write = () => {
      const section = readSection('cart', Date.now())
      if (section) writeSectionCount(num(readObject(section).summary_count))
    }
    write()
    const stops = [
      whenPageModule(write),
      onSectionsChanged((names) => {
        if (names.includes('cart')) write()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [])
  return null
}
