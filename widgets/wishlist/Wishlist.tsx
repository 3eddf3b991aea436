import { useStore } from '@nanostores/react'
import { $isLoggedIn } from '#customer/state/customer.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { useFallback } from '#ui/island/fallback.ts'
import { CustomerWishlist } from './CustomerWishlist.tsx'
import { $page } from '#storefront/state/page.ts'
import { type Chosen, wishlistDetails, $wishlist, removeFromWishlist } from '#wishlist/state/wishlist.ts'
import { guestItemToCart } from '#wishlist/state/wishlist-to-cart.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/wishlist.json'
import { WishlistItems } from './WishlistItems.tsx'

/**
 * The items of the cookie, newest first, one for each way a product was chosen. The storefront redirects from an id to the
 * product's page.
 */
function GuestWishlist() {
  const text = useText('wishlist', en)
  const ids = useStore($wishlist)
  const { baseUrl } = useStore($page)
  const rows = ids.flatMap((product_id) => {
    const known = wishlistDetails(product_id)
    const ways: (Chosen | undefined)[] = known?.chosen.length ? known.chosen : [undefined]
    return ways.map((chosen) => ({
      product_id,
      way: chosen,
      id: [product_id, ...(chosen?.fields.flat() ?? [])].join(' '),
      name: known?.name ?? text('nameless', { id: product_id }),
      href: `${baseUrl}catalog/product/view/id/${product_id}`,
      image: known?.image,
      chosen: chosen?.shown.map(({ value }) => value),
      isSaleable: true,
      needsOptions: false,
    }))
  })
  return (
    <>
      <WishlistItems
        rows={rows}
        onAdd={({ id, product_id, way }) => guestItemToCart(id, product_id, way)}
        onRemove={({ product_id, way }) => {
          removeFromWishlist(product_id, way)
          return Promise.resolve(true)
        }}
      />
      {ids.length > 0 && <p className="bzl-wishlist__note">{text('guest-note')}</p>}
    </>
  )
}

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
