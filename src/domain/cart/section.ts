import { parseItems, type QuoteItem } from './cart'
import { num } from '../money/decimal'
import { decodeHtml } from '../html-text'
import { isObject, readObject, toList, toText, type JsonObject } from '../json'

/**
 * The lines as the storefront's `cart` section has them (c.1), in the cart's order: names, options, pictures and pieces,
 * good enough to show until the cart itself is known. Its prices are not: they are texts with or without tax.
 */
export function parseSectionItems(section: unknown): QuoteItem[] {
  return parseItems(toList(readObject(section).items).filter(isObject).map(toRow).reverse())
}

const toRow = (line: JsonObject) => ({
  item_id: line.item_id,
  // A gift has its product here, but no price.
  product_id: num(line.product_price_value) > 0 ? line.product_id : undefined,
  name: decodeHtml(toText(line.product_name)),
  sku: line.product_sku,
  qty: line.qty,
  is_virtual: line.product_type === 'virtual' || line.product_type === 'downloadable' ? 1 : 0,
  thumbnail: toText(readObject(line.product_image).src),
  url: line.product_has_url === false ? '' : line.product_url,
  options: line.options,
})
