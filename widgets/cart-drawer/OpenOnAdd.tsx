import { useEffect } from 'react'
import { $count } from '#cart/state/cart.ts'
import { $countBefore } from '#catalogue/state/adding.ts'
import { openDrawer } from '#cart/state/drawer.ts'

/**
 * Opens the drawer once the cart has more than when the form was sent: a refused form opens nothing. On a
 * page without counters, or with words in them, `before` is not a number. Then the first known count takes
 * its place.
 */
export function OpenOnAdd({ before }: { before: string }) {
  useEffect(() => {
    let least = before ? Number(before) : NaN
    return $count.subscribe((count) => {
      if (count === undefined) return
      if (Number.isNaN(least)) least = count
      if (count <= least) return
      $countBefore.set(null)
      openDrawer()
    })
  }, [before])
  return null
}
