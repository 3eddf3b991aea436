import { parseShownProducts, type ShownProduct } from '../rules/shown-product.ts'
import { isObject, toList } from '#lib/json.ts'
import { getJson } from '#http/client.ts'
import { listOf } from '#http/envelope.ts'
import { restRoot } from '#http/cart-path.ts'

/** Products by a field (wire: products), in the shop's order; without those it does not sell here. Throws ApiError. */
export async function getProducts(
  field: 'sku' | 'entity_id',
  values: readonly string[],
  { store, currency }: { store: string; currency: string },
): Promise<ShownProduct[]> {
  const filter = 'searchCriteria[filter_groups][0][filters][0]'
  const query = new URLSearchParams({
    [`${filter}[field]`]: field,
    [`${filter}[value]`]: values.join(','),
    [`${filter}[condition_type]`]: values.length > 1 ? 'in' : 'eq',
    storeId: store,
    currencyCode: currency,
  })
  const answer = await getJson(`${restRoot()}/products-render-info?${query}`)
  listOf(answer, toList(answer).filter(isObject))
  return parseShownProducts(answer)
}
