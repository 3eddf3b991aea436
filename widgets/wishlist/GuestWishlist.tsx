import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '../../src/state/page/page'
import { wishlistItemName } from '../../src/state/customer/wishlist-names'
import { $wishlist, removeFromWishlist } from '../../src/state/customer/wishlist'
import { announce } from '../../src/ui/announcer/announce'
import { Icon } from '../../src/ui/Icon'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/wishlist.json'
import { EmptyWishlist } from './EmptyWishlist'
import { WishlistItem } from './WishlistItem'

/** The items of the cookie, newest first. The storefront redirects from an id to the product's page. */
export function GuestWishlist() {
  const text = useText('wishlist', en)
  const ids = useStore($wishlist)
  const { baseUrl } = useStore($page)
  const list = useRef<HTMLDivElement>(null)
  const remove = (id: string, name: string) => {
    removeFromWishlist(id)
    announce(text('removed', { name }))
    list.current?.focus()
  }
  return (
    <div ref={list} tabIndex={-1} role="group" aria-label={text('label')}>
      {ids.length === 0 && <EmptyWishlist />}
      <ul className="bzl-wishlist__items">
        {ids.map((id) => {
          const known = wishlistItemName(id)
          const name = known?.name ?? text('nameless', { id })
          const action = (
            <button
              type="button"
              className="bzl-icon-button"
              aria-label={text('remove', { name })}
              onClick={() => remove(id, name)}
            >
              <Icon name="close" />
            </button>
          )
          const href = `${baseUrl}catalog/product/view/id/${id}`
          return <WishlistItem key={id} name={name} href={href} image={known?.image} action={action} />
        })}
      </ul>
      {ids.length > 0 && <p className="bzl-wishlist__note">{text('guest-note')}</p>}
    </div>
  )
}
