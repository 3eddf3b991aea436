import type { ShownProduct } from '../../domain/catalogue/shown-product'
import { Price } from '../Price'
import { AddButton } from './AddButton'
import { useProductText } from './text'

interface Props {
  product: ShownProduct
  /** What is chosen, where something has to be. */
  options?: Record<string, string>
  opens: boolean
}

/** A product with its picture, name, price, and what can be done about it here. */
export function ProductCard({ product, options = {}, opens }: Props) {
  const text = useProductText()
  const { product_id, name, url, image, price, regularPrice, isSaleable, needsOptions } = product
  const isChosen = !needsOptions || Object.keys(options).length > 0
  return (
    <article className="bzl-product">
      <a className="bzl-product__link" href={url}>
        <span className="bzl-product__picture">
          {image && <img {...image} alt="" loading="lazy" decoding="async" />}
        </span>
        <span className="bzl-product__name" dir="auto">
          {name}
        </span>
      </a>
      <p className="bzl-product__prices">
        <Price amount={price} />
        {regularPrice && (
          <>
            <span className="bzl-unseen"> {text('regular-price')} </span>
            <s>
              <Price amount={regularPrice} />
            </s>
          </>
        )}
      </p>
      {!isSaleable && <p className="bzl-product__note">{text('sold-out')}</p>}
      {isSaleable && !isChosen && (
        <a
          className="bzl-button bzl-button--quiet bzl-button--wide"
          href={url}
          aria-label={text('named', { label: text('options'), name })}
        >
          {text('options')}
        </a>
      )}
      {isSaleable && isChosen && (
        <AddButton choice={{ product: product_id, options }} name={name} opens={opens} />
      )}
    </article>
  )
}
