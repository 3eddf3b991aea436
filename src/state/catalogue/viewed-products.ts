import { atom } from 'nanostores'
import type { ShownProduct } from '../../domain/catalogue/shown-product'
import { keptProducts, viewedIds } from '../../domain/catalogue/viewed-products'
import { readViewed } from '../../host/sections/viewed-products'
import { logFailure } from '../log'
import { currencyOfPage, fetchProducts } from './products'

/** The products the shopper has looked at, the newest first; undefined until known. */
export const $viewedProducts = atom<ShownProduct[] | 'failed' | undefined>()

/** As many as the longest of the page's lists shows. */
const $most = atom(0)

/** Reads at most `count` of them, from the browser where the storefront has kept them. Never rejects. */
export async function loadViewedProducts(count: number): Promise<void> {
  const { lists, products } = readViewed()
  $most.set(Math.max($most.get(), count))
  const ids = viewedIds(...lists).slice(0, $most.get())
  try {
    const currency = await currencyOfPage()
    const kept = keptProducts(products, currency).filter(({ product_id }) => ids.includes(product_id))
    const missing = ids.filter((id) => !kept.some(({ product_id }) => product_id === id))
    const fetched = missing.length ? await fetchProducts('entity_id', missing, currency) : []
    const all = [...kept, ...fetched]
    $viewedProducts.set(ids.flatMap((id) => all.find(({ product_id }) => product_id === id) ?? []))
  } catch (error) {
    logFailure('viewed products', error)
    $viewedProducts.set('failed')
  }
}
