import type { ReactNode } from 'react'

interface Props {
  name: string
  href: string
  image?: string
  /** A button for it. */
  action?: ReactNode
}

export function WishlistItem({ name, href, image, action }: Props) {
  return (
    <li className="bzl-wishlist__item">
      <a className="bzl-wishlist__link" href={href}>
        {image && (
          <span className="bzl-wishlist__picture">
            <img src={image} alt="" width="120" height="120" loading="lazy" decoding="async" />
          </span>
        )}
        <span dir="auto">{name}</span>
      </a>
      {action}
    </li>
  )
}
