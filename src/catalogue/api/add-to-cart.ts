import { type FormFields, postForRedirect } from '#http/client.ts'

/** The fields that a product's form sends, and the path it sends them to, below the root of the shop. */
export interface Addition {
  path?: string
  fields: FormFields
}

/** One product, as its form adds it. */
export const additionOf = (product_id: string, qty = 1, chosen: FormFields = []): Addition => ({
  fields: [['product', product_id], ['qty', qty], ...chosen],
})

/**
 * Adds a product to the cart, as the form of its page does (wire: add-to-cart). The outcome is in the shop's messages
 * only (wire: messages). Throws ApiError when it did not arrive.
 */
export async function addToCart({ path = '/checkout/cart/add/', fields }: Addition): Promise<void> {
  await postForRedirect(path, fields)
}
