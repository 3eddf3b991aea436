import { useStore } from '@nanostores/react'
import type { ShownProduct } from '../rules/shown-product.ts'
import { formatMoney } from '#lib/money/money.ts'
import { $currency } from '#storefront/state/context.ts'
import { $locale } from '#storefront/state/page.ts'
import { useCommon } from '#i18n/view/common.ts'
import { AddButton } from './AddButton.tsx'
import { useProductText } from './text.ts'
import { Skeleton } from '#ui/Loading.tsx'

interface Props {
  product: ShownProduct
  /** The chosen options, for a product that needs them. */
  options?: Record<string, string>
  opens: boolean
}

/** A product with its picture, name, price, and what can be done about it here. */
export function ProductCard({ product, options = {}, opens }: Props) {
  const text = useProductText()
  const common = useCommon()
  const { product_id, name, url, image, price, regularPrice, currency, isSaleable, needsOptions } = product
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
        <span className="bzl-unseen">{common('item.price')} </span>
        <ProductPrice amount={price} currency={currency} />
        {regularPrice && (
          <>
            <span className="bzl-unseen"> {text('regular-price')} </span>
            <s>
              <ProductPrice amount={regularPrice} currency={currency} />
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
        <AddButton
          key={product_id + JSON.stringify(options)}
          choice={{ product: product_id, options }}
          name={name}
          opens={opens}
        />
      )}
    </article>
  )
}

/** Renders an amount as `Price` does, in the currency it was read in: the shopper's may be another by now. */
function ProductPrice({ amount, currency }: { amount: number; currency: string }) {
  const locale = useStore($locale)
  const known = useStore($currency)
  const text = formatMoney(amount, { currency: currency || known, locale })
  return (
    <bdi key={text} className="bzl-price" translate="no">
      {text}
    </bdi>
  )
}

/** Takes the room of a card, where the page has written nothing into the marker. */
export const ProductSkeleton = () => (
  <div className="bzl-product bzl-product--loading">
    <span className="bzl-product__picture" aria-hidden="true" />
    <Skeleton count={2} />
  </div>
)
