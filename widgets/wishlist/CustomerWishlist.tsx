import { useStore } from '@nanostores/react'
import { pageUrl } from '../../src/host/page/navigation'
import {
  $customerWishlist,
  loadCustomerWishlist,
  removeFromCustomerWishlist,
} from '../../src/state/customer/customer-wishlist'
import { customerItemToCart } from '../../src/state/customer/wishlist-to-cart'
import { $page } from '../../src/state/page/page'
import { Notice } from '../../src/ui/Notice'
import { Skeleton } from '../../src/ui/Skeleton'
import { useCommon } from '../../src/ui/text/common'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/wishlist.json'
import { WishlistItems } from './WishlistItems'

/** The newest items from the storefront's section, and a link to the whole list. */
export function CustomerWishlist() {
  const text = useText('wishlist', en)
  const { routes } = useStore($page)
  const items = useStore($customerWishlist)
  const isThere = new URL(pageUrl()).pathname.startsWith(routes.wishlist)
  if (!items) return <Skeleton count={2} />
  return (
    <>
      {items === 'failed' ? (
        <Failed />
      ) : (
        <WishlistItems
          rows={items}
          onAdd={({ id }) => customerItemToCart(id)}
          onRemove={({ id }) => removeFromCustomerWishlist(id)}
        />
      )}
      {!isThere && (
        <a className="bzl-link" href={routes.wishlist}>
          {text('open')}
        </a>
      )}
    </>
  )
}

function Failed() {
  const text = useText('wishlist', en)
  const common = useCommon()
  const retry = (
    <button type="button" className="bzl-link" onClick={() => void loadCustomerWishlist()}>
      {common('action.retry')}
    </button>
  )
  return (
    <Notice type="error" action={retry}>
      {text('failed')}
    </Notice>
  )
}
