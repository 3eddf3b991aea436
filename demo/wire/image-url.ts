/** URL of a drawing in the folder of product images. */
export const imageUrl = (origin: string, drawing: string) => `${origin}/media/catalog/product/${drawing}.svg`
