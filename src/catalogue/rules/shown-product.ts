import { isObject, type JsonObject, readObject, toList, toText } from '#lib/json.ts'
import { flag, num } from '#lib/money/decimal.ts'
import { isSafeImage, isSafeLink } from '#lib/text/safe-link.ts'
import { productName } from '#lib/text/html-entities.ts'

/** A product as it is shown outside its own page (wire: products). */
export interface ShownProduct {
  product_id: string
  name: string
  url: string
  price: number
  /** The former price, if it was higher. */
  regularPrice?: number
  /** ISO 4217. */
  currency: string
  image?: { src: string; width: number; height: number }
  isSaleable: boolean
  /** Something has to be chosen before it can be bought. */
  needsOptions: boolean
}

/** The shop says `required_options` of options only, not of what these kinds have to be put together from. */
const PUT_TOGETHER = ['configurable', 'bundle', 'grouped']

/** The picture of the storefront's own grid of products, else the largest there is. */
const GRID = 'recently_viewed_products_grid_content_widget'

export const parseShownProducts = (answer: unknown): ShownProduct[] =>
  toList(answer)
    .filter(isObject)
    .flatMap((item) => parseShownProduct(item) ?? [])

/** Undefined without what a product cannot be shown without. */
function parseShownProduct(item: JsonObject): ShownProduct | undefined {
  const product_id = toText(item.id)
  const name = productName(item.name)
  const url = toText(item.url)
  const { final_price, regular_price } = readObject(item.price_info)
  if (!product_id || !name || !url || !isSafeLink(url) || toText(final_price) === '') return undefined
  const price = num(final_price)
  return {
    product_id,
    name,
    url,
    price,
    regularPrice: num(regular_price) > price ? num(regular_price) : undefined,
    currency: toText(item.currency_code),
    image: imageOf(toList(item.images).filter(isObject)),
    isSaleable: flag(item.is_salable),
    needsOptions:
      flag(readObject(item.add_to_cart_button).required_options) || PUT_TOGETHER.includes(toText(item.type)),
  }
}

function imageOf(images: JsonObject[]) {
  const known = images.flatMap(({ code, url, width, height }) => {
    const image = { src: toText(url), width: num(width), height: num(height) }
    return image.src && isSafeImage(image.src) && image.width > 0 && image.height > 0 ? [{ code, image }] : []
  })
  const largest = known.toSorted((a, b) => b.image.width - a.image.width)[0]
  return (known.find(({ code }) => code === GRID) ?? largest)?.image
}
