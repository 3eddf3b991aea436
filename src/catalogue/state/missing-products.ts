import { $products } from './products.ts'

/** Calls back with each SKU that a page names and the shop does not sell, once. */
export function onMissingProduct(fn: (sku: string) => void): void {
  const told = new Set<string>()
  $products.subscribe((products) => {
    for (const [sku, product] of Object.entries(products)) {
      if (product !== 'missing' || told.has(sku)) continue
      told.add(sku)
      fn(sku)
    }
  })
}
