import { type Addition, additionOf, addToCart } from '../api/add-to-cart.ts'
import type { ChosenFields } from '#cart/rules/chosen-options.ts'
import { findProduct } from './products.ts'
import { runAddition } from './run-addition.ts'

/** A product by its id or, in any store view, by its SKU. */
export interface ProductChoice {
  product?: string
  sku?: string
  qty?: number
  /** The options by the names of the fields of the product's own form. */
  options?: Record<string, string | number>
}

/** Adds a product; `opens`: the drawer opens afterwards. Resolves to false where the page has cancelled it, undefined without such a product. Throws ApiError. */
export async function addProduct({ product, sku = '', qty, options }: ProductChoice, opens = false) {
  const product_id = product || (await findProduct(sku))?.product_id
  if (!product_id) return undefined
  const chosen: ChosenFields = Object.entries(options ?? {}).map(([name, value]) => [name, String(value)])
  return addFields(additionOf(product_id, qty, chosen), opens)
}

/** Adds what a product's form sends. Otherwise like `addProduct`. */
export const addFields = (addition: Addition, opens: boolean): Promise<boolean> =>
  runAddition(() => addToCart(addition), { qty: qtyOf(addition), opens })

const qtyOf = ({ fields }: Addition) => Number(fields.find(([name]) => name === 'qty')?.[1] ?? 1)
