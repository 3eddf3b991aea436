import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $products, loadProduct } from '#catalogue/state/products.ts'
import { $currency } from '#storefront/state/context.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { useFallback } from '#ui/island/fallback.ts'
import { PartFailed } from '#ui/Loading.tsx'
import { ProductCard, ProductSkeleton } from '#catalogue/view/ProductCard.tsx'
import { useProductText } from '#catalogue/view/text.ts'

interface Props {
  sku: string
  options: Record<string, string>
  open: boolean
}

/** Shows a product. The page's own content stays until it is there, or if the shop does not sell it. */
export function ProductCardIsland({ sku, options, open }: Props) {
  const text = useProductText()
  const currency = useStore($currency)
  const product = useStore($products, { keys: [sku] })[sku]
  useEffect(() => {
    if (sku) void loadProduct(sku)
  }, [sku, currency])
  const isShown = typeof product === 'object'
  useFallback(!isShown)
  if (!sku || product === 'missing') return null
  if (product === undefined) return <ProductSkeleton />
  return (
    <>
      <Announcer />
      {isShown ? (
        <ProductCard product={product} options={options} opens={open} />
      ) : (
        <PartFailed onRetry={() => loadProduct(sku)}>{text('failed')}</PartFailed>
      )}
    </>
  )
}
