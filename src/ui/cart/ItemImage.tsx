import { useState } from 'react'
import { useStore } from '@nanostores/react'
import type { QuoteItem } from '../../domain/cart/cart'
import { itemImage } from '../../domain/cart/product'
import { $imageFolders } from '../../state/cart/image-folders'
import { logFailure } from '../../state/log'
import { Icon } from '../Icon'

const SIZE = 96

/** A cart item's picture (§9), or a drawing where there is none. Its `alt` is empty: the name stands beside it. */
export function ItemImage({ item }: { item: QuoteItem }) {
  const [broken, setBroken] = useState('')
  const { src, size = SIZE } = itemImage(item, useStore($imageFolders)) ?? {}
  const handleError = () => {
    logFailure('image', src)
    setBroken(src!)
  }
  return (
    <span className="bzl-item__image">
      {src && src !== broken ? (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          onError={handleError}
        />
      ) : (
        <Icon name="gem" />
      )}
    </span>
  )
}
