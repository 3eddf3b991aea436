import { atom, onMount } from 'nanostores'
import type { ShownProduct } from '../rules/shown-product.ts'
import { keptProducts, viewedIds } from '../rules/viewed-products.ts'
import { onReturn } from '#dom/lifecycle.ts'
import { readViewed } from '../page/viewed-products.ts'
import { logFailure } from '#storefront/state/log.ts'
import { singleFlight } from '#async/single-flight.ts'
import { currencyOfPage, fetchProducts } from './products.ts'

/** The products the shopper has looked at, the newest first; undefined until known. */
export const $viewedProducts = atom<ShownProduct[] | 'failed' | undefined>()
onMount($viewedProducts, () => onReturn(() => void readProducts.reload()))

/** The number of products to load: as many as the longest of the page's lists shows. */
const $most = atom(0)

/** Reads at most `count` of them, from the browser where the storefront has kept them. Never rejects. */
export function loadViewedProducts(count: number): Promise<void> {
  $most.set(Math.max($most.get(), count))
  return readProducts.reload()
}

const readProducts = singleFlight(
  async () => {
    const { lists, products, current } = readViewed()
    const ids = viewedIds(...lists)
      .filter((id) => id !== current)
      .slice(0, $most.get())
    const currency = await currencyOfPage()
    const kept = keptProducts(products, currency).filter(({ product_id }) => ids.includes(product_id))
    const missing = ids.filter((id) => !kept.some(({ product_id }) => product_id === id))
    const fetched = missing.length
      ? await fetchProducts('entity_id', missing, currency).catch((error: unknown) => {
          if (!kept.length) throw error
          logFailure('viewed products', error)
          return []
        })
      : []
    const all = [...kept, ...fetched]
    return ids.flatMap((id) => all.find(({ product_id }) => product_id === id) ?? [])
  },
  {
    show: (products) => $viewedProducts.set(products),
    onFailure: (error) => {
      logFailure('viewed products', error)
      if (!Array.isArray($viewedProducts.get())) $viewedProducts.set('failed')
    },
  },
)
