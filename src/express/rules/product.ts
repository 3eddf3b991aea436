/**
 * A product as the express call takes it (wire: express-create-cart): by its id, with what is chosen of a
 * configurable one.
 */
export interface ExpressProduct {
  product: number
  qty: number
  super_attribute?: Readonly<Record<string, number>>
}

/**
 * Names of other fields of a product's form, which the call cannot take. `item` is an item of the cart that
 * is being changed.
 */
const NOT_TAKEN = /^(item$|options|bundle_option|links|super_group)/

/**
 * The product as its form has it. Undefined where the call cannot take what is chosen: the product would be sold without
 * it.
 */
export function expressProduct(
  id: string,
  fields: readonly (readonly [name: string, value: string])[] = [],
): ExpressProduct | undefined {
  const chosen = fields.filter(([, value]) => value)
  const product = Number(id)
  const qty = Number(chosen.find(([name]) => name === 'qty')?.[1] ?? 1)
  if (!(product > 0 && qty > 0) || chosen.some(([name]) => NOT_TAKEN.test(name))) return undefined
  const attributes = chosen.flatMap(([name, value]) => {
    const attribute = /^super_attribute\[(\d+)\]$/.exec(name)?.[1]
    return attribute ? [[attribute, Number(value)] as const] : []
  })
  return { product, qty, ...(attributes.length && { super_attribute: Object.fromEntries(attributes) }) }
}
