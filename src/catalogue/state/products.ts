import { map } from 'nanostores'
import { getProducts } from '../api/products.ts'
import type { ShownProduct } from '../rules/shown-product.ts'
import { readObject, toText } from '#lib/json.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $currency, $knownCurrency, loadContext } from '#storefront/state/context.ts'
import { section } from '#storefront/state/sections.ts'
import { singleFlight } from '#async/single-flight.ts'

/** Products by SKU; absent until known. */
export const $products = map<Record<string, ShownProduct | 'missing' | 'failed' | undefined>>({})

/** Reads a product for `$products`, in the shopper's currency; one of another before that comes late does not count. Never rejects. */
export async function loadProduct(sku: string): Promise<void> {
  const currency = await currencyOfPage()
  const product = await fetchProduct(sku, currency).catch((error: unknown) => {
    logFailure('product', error)
    return 'failed' as const
  })
  if (currency === $currency.get()) $products.setKey(sku, product ?? 'missing')
}

/** Undefined where the shop sells none of this SKU. Throws ApiError. */
export const findProduct = async (sku: string): Promise<ShownProduct | undefined> =>
  fetchProduct(sku, await currencyOfPage())

/** The answer does not say which SKU a product is of (wire: products), so each has a request of its own. */
const fetchProduct = singleFlight(
  async (sku: string, currency: string) => (await fetchProducts('sku', [sku], currency))[0],
  { keep: true },
)

/** Throws ApiError. */
export const fetchProducts = async (field: 'sku' | 'entity_id', values: string[], currency: string) =>
  getProducts(field, values, { store: await storeId(), currency })

export async function currencyOfPage(): Promise<string> {
  if (!$knownCurrency.get()) await loadContext()
  return $currency.get()
}

/** The store view's number, which only the cart's section names. */
const storeId = async () => toText(readObject(await section('cart')).storeId) || '1'
