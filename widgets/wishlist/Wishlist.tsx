import { useStore } from '@nanostores/react'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { Announcer } from '#ui/announcer/Announcer.tsx'
import { useFallback } from '#ui/island/fallback.ts'
import { CustomerWishlist } from './CustomerWishlist.tsx'
import { GuestWishlist } from './GuestWishlist.tsx'

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
