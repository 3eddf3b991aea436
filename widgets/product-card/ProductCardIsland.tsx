import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { $products, loadProduct } from '../../src/state/catalogue/products'
import { $currency } from '../../src/state/page/context'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { useFallback } from '../../src/ui/island/fallback'
import { PartFailed } from '../../src/ui/PartFailed'
import { ProductCard } from '../../src/ui/product/ProductCard'
import { ProductSkeleton } from '../../src/ui/product/ProductSkeleton'
import { useProductText } from '../../src/ui/product/text'

interface Props {
  sku: string
  options: Record<string, string>
  open: boolean
}

/** What the page wrote stays until the product is there, and for one that the shop does not sell. */
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
