import { useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { decodeHtml } from '../../src/domain/text/html-entities'
import { isObject, toList, toText } from '../../src/domain/json'
import { isSafeImage, isSafeLink } from '../../src/domain/text/safe-link'
import { pageUrl } from '../../src/host/page/navigation'
import { onSectionsChanged } from '../../src/host/sections/sections'
import { logFailure } from '../../src/state/log'
import { $page } from '../../src/state/page/page'
import { section } from '../../src/state/page/sections'
import { useText } from '../../src/ui/text/i18n'
import { Skeleton } from '../../src/ui/Skeleton'
import en from '../../locales/en/wishlist.json'
import { EmptyWishlist } from './EmptyWishlist'
import { WishlistItem } from './WishlistItem'

interface Item {
  id: string
  name: string
  href: string
  image: string
}

/** The newest items from the storefront's section, and a link to the whole list. */
export function CustomerWishlist() {
  const text = useText('wishlist', en)
  const { routes } = useStore($page)
  const items = useWishlistItems()
  const isThere = new URL(pageUrl()).pathname.startsWith(routes.wishlist)
  if (!items) return <Skeleton count={2} />
  return (
    <>
      {items.length === 0 && <EmptyWishlist />}
      <ul className="bzl-wishlist__items">
        {items.map(({ id, ...item }) => (
          <WishlistItem key={id} {...item} />
        ))}
      </ul>
      {!isThere && (
        <a className="bzl-link" href={routes.wishlist}>
          {text('open')}
        </a>
      )}
    </>
  )
}

/** undefined until loaded; empty when the request failed. */
function useWishlistItems(): Item[] | undefined {
  const [items, setItems] = useState<Item[]>()
  useEffect(() => {
    const load = () =>
      section<Record<string, unknown>>('wishlist').then(
        (data) => setItems(toWishlistItems(data?.items)),
        (error: unknown) => {
          logFailure('wishlist', error)
          setItems((before) => before ?? [])
        },
      )
    void load()
    return onSectionsChanged((names) => names.includes('wishlist') && void load())
  }, [])
  return items
}

/** Texts of sections are escaped for HTML (d.24). */
function toWishlistItems(items: unknown): Item[] {
  return toList(items)
    .filter(isObject)
    .map((item) => {
      const href = toText(item.product_url)
      const image = isObject(item.image) ? toText(item.image.src) : ''
      return {
        id: toText(item.product_id) || href,
        name: decodeHtml(toText(item.product_name)),
        href: isSafeLink(href) ? href : '',
        image: isSafeImage(image) ? image : '',
      }
    })
    .filter(({ name, href }) => name && href)
}
