import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $viewedProducts, loadViewedProducts } from '../../src/state/catalogue/viewed-products'
import { $currency } from '../../src/state/page/context'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { useFallback } from '../../src/ui/island/fallback'
import { PartFailed } from '../../src/ui/PartFailed'
import { ProductCard } from '../../src/ui/product/ProductCard'
import { usePageId } from '../../src/ui/usePageId'
import { useText } from '../../src/ui/text/i18n'
import en from '../../locales/en/recently-viewed.json'

/** What the page wrote stays until there is a product to show. */
export function RecentlyViewed({ count, open }: { count: number; open: boolean }) {
  const text = useText('recently-viewed', en)
  const id = usePageId()
  const currency = useStore($currency)
  const products = useStore($viewedProducts)
  useEffect(() => void loadViewedProducts(count), [count, currency])
  const isShown = typeof products === 'object' && products.length > 0
  useFallback(!isShown)
  if (products === 'failed')
    return (
      <>
        <Announcer />
        <PartFailed onRetry={() => loadViewedProducts(count)}>{text('failed')}</PartFailed>
      </>
    )
  if (!isShown) return null
  return (
    <section aria-labelledby={id}>
      <Announcer />
      <h2 id={id} className="bzl-products__title">
        {text('title')}
      </h2>
      <ul className="bzl-products">
        {products.slice(0, count).map((product) => (
          <li key={product.product_id}>
            <ProductCard product={product} opens={open} />
          </li>
        ))}
      </ul>
    </section>
  )
}
