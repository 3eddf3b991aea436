import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { pageUrl } from '../../src/host/page/navigation'
import {
  $customerWishlist,
  loadCustomerWishlist,
  removeFromCustomerWishlist,
} from '../../src/state/customer/customer-wishlist'
import { $hasEnded } from '../../src/state/customer/session'
import { customerItemToCart } from '../../src/state/customer/wishlist-to-cart'
import { $page } from '../../src/state/page/page'
import { announce, announceSoon } from '../../src/ui/announcer/announce'
import { lazyWidgetPart } from '../../src/ui/island/lazyWidgetPart'
import { Notice } from '../../src/ui/Notice'
import { Skeleton } from '../../src/ui/Skeleton'
import { skeletonOrRetry } from '../../src/ui/skeletonOrRetry'
import { useCommon } from '../../src/ui/text/common'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/wishlist.json'
import { WishlistItems } from './WishlistItems'
import { importPart } from '../../src/host/page/import-part'

const SessionOver = lazyWidgetPart(
  async () => (await importPart(() => import('../../src/ui/session/SessionOver'))).SessionOver,
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
