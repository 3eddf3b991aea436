import { atom, onMount } from 'nanostores'
import { type ShownProduct, parseShownProducts } from '../rules/shown-product.ts'
import { onReturn } from '#dom/lifecycle.ts'
import { logFailure } from '#storefront/state/log.ts'
import { singleFlight } from '#async/single-flight.ts'
import { currencyOfPage, fetchProducts } from './products.ts'
import { readObject, isObject, toText } from '#lib/json.ts'
import { hostDocument } from '#dom/document.ts'
import { local } from '#dom/storage/storage.ts'
import { readBlob } from '#storefront/page/sections/store.ts'
import { num } from '#lib/money/decimal.ts'

/**
 * Ids of the products that were looked at, the newest first, from lists in the storefront's form
 * (wire: products-looked-at).
 */
export function viewedIds(...lists: unknown[]): string[] {
  const entries = lists.flatMap((list) => Object.values(readObject(list))).filter(isObject)
  const newest = entries.toSorted((a, b) => num(b.added_at) - num(a.added_at))
  return [...new Set(newest.map(({ product_id }) => toText(product_id)).filter(Boolean))]
}

/** Reads the products that the storefront has stored, in this currency only (wire: products-looked-at). */
export const keptProducts = (kept: unknown, currency: string): ShownProduct[] =>
  parseShownProducts(Object.values(readObject(kept))).filter((product) => product.currency === currency)

const PRODUCT_OF_PAGE = '#product_addtocart_form input[name=product]'

/**
 * Reads the data that the storefront's own scripts store about the products the shopper has looked at
 * (wire: products-looked-at). `current` is the product of this page.
 */
const readViewed = (): { lists: unknown[]; products: unknown; current?: string } => ({
  lists: [local.get('recently_viewed_product'), readObject(readBlob().recently_viewed_product).items],
  products: local.get('product_data_storage'),
  current: hostDocument.querySelector<HTMLInputElement>(PRODUCT_OF_PAGE)?.value,
})

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
