import type { SyntheticEvent } from 'react'
import type { QuoteItem } from '../../rules/cart.ts'
import { itemImage } from '../../rules/product.ts'
import { $item } from '../../state/items.ts'
import { logFailure } from '#storefront/state/log.ts'
import { Icon } from '#ui/Icon.tsx'
import type { ItemContext } from './useItemContext.ts'

const SIZE = 96

interface Props {
  item: QuoteItem
  /** URL of a picture that could not be loaded. */
  broken: string | undefined
  context: ItemContext
}

/**
 * A cart item's picture (rule: product-pictures); falls back to a drawing. Its `alt` is empty, since the name stands
 * beside it.
 */
export function ItemImage({ item, broken, context }: Props) {
  const { src, size = SIZE } = itemImage(item, context.imageFolders) ?? {}
  if (src && src !== broken)
    return (
      <img
        className="bzl-item__image"
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
      />
    )
  return (
    <span className="bzl-item__image">
      <Icon name="gem" />
    </span>
  )
}

/** For the list of items: a picture that could not be loaded gives way to the drawing. */
export function handleImageError({ target }: SyntheticEvent) {
  const image = target as Element
  if (!image.matches('img.bzl-item__image')) return
  const src = image.getAttribute('src')!
  logFailure('image', src)
  $item(image.closest<HTMLElement>('[data-bzl-item]')!.dataset.bzlItem!).setKey('brokenImage', src)
}
