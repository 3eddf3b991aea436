import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/wishlist.json'

export function EmptyWishlist() {
  const text = useText('wishlist', en)
  const { routes } = useStore($page)
  return (
    <div className="bzl-wishlist__empty">
      <p>{text('empty')}</p>
      <a className="bzl-button bzl-button--quiet" href={routes.home}>
        {text('empty-action')}
      </a>
    </div>
  )
}
