import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { pageUrl } from '#storefront/page/navigation.ts'
import {
  $customerWishlist,
  loadCustomerWishlist,
  removeFromCustomerWishlist,
} from '#wishlist/state/customer-wishlist.ts'
import { $hasEnded } from '#customer/state/customer.ts'
import { customerItemToCart } from '#wishlist/state/wishlist-to-cart.ts'
import { $page } from '#storefront/state/page.ts'
import { announce, announceSoon } from '#ui/Announcer.tsx'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton, skeletonOrRetry } from '#ui/Loading.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/wishlist.json'
import { WishlistItems } from './WishlistItems.tsx'
import { importPart } from '#dom/import-part.ts'

const SessionOver = lazyWidgetPart(
  async () => (await importPart(() => import('#customer/view/SessionOver.tsx'))).SessionOver,
  { namespaces: ['session'], fallback: skeletonOrRetry(2) },
)

/** The newest items from the storefront's section, and a link to the whole list; the login where the session has ended. */
export function CustomerWishlist() {
  const text = useText('wishlist', en)
  const common = useCommon()
  const { routes } = useStore($page)
  const items = useStore($customerWishlist)
  const hasEnded = useStore($hasEnded)
  const [takesFocus, setTakesFocus] = useState(false)
  // The next login may be made elsewhere.
  useEffect(() => {
    if (hasEnded) setTakesFocus(false)
  }, [hasEnded])
  const pathOf = (url: string) => new URL(url, pageUrl()).pathname
  const isThere = pathOf(pageUrl()).startsWith(pathOf(routes.wishlist))
  const handleLogin = () => {
    setTakesFocus(true)
    announceSoon('login', common('login.success'))
  }
  if (hasEnded)
    return (
      <SessionOver takesFocus={Array.isArray(items)} onLogin={handleLogin}>
        {text('ended')}
      </SessionOver>
    )
  if (!items) return <Skeleton count={2} />
  return (
    <>
      {items === 'failed' ? (
        <Failed onRetry={() => setTakesFocus(true)} />
      ) : (
        <WishlistItems
          rows={items}
          takesFocus={takesFocus}
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

function Failed({ onRetry }: { onRetry(): void }) {
  const text = useText('wishlist', en)
  const common = useCommon()
  const handleRetry = async () => {
    onRetry()
    await loadCustomerWishlist()
    if ($customerWishlist.get() === 'failed') announce(text('failed'), 'assertive')
  }
  const retry = (
    <button type="button" className="bzl-link" onClick={() => void handleRetry()}>
      {common('action.retry')}
    </button>
  )
  return (
    <Notice type="error" action={retry}>
      {text('failed')}
    </Notice>
  )
}
