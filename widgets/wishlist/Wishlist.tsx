import { useStore } from '@nanostores/react'
import { $isLoggedIn } from '../../src/state/customer/customer'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { useFallback } from '../../src/ui/island/fallback'
import { CustomerWishlist } from './CustomerWishlist'
import { GuestWishlist } from './GuestWishlist'

/** The page's own content stays until it is known whether the shopper is logged in. */
export function Wishlist() {
  const isLoggedIn = useStore($isLoggedIn)
  useFallback(isLoggedIn === undefined)
  if (isLoggedIn === undefined) return null
  return (
    <>
      <Announcer />
      {isLoggedIn ? <CustomerWishlist /> : <GuestWishlist />}
    </>
  )
}
