import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $viewedProducts, loadViewedProducts } from '#catalogue/state/viewed-products.ts'
import { $currency } from '#storefront/state/context.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { useFallback } from '#ui/island/fallback.ts'
import { PartFailed } from '#ui/Loading.tsx'
import { ProductCard } from '#catalogue/view/ProductCard.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { Heading } from '#ui/island/Heading.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/recently-viewed.json'

/** Shows the products viewed last. The page's own content stays until there is a product to show. */
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
      <Heading id={id} className="bzl-products__title">
        {text('title')}
      </Heading>
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
