import { parseItems, type QuoteItem } from './cart'
import { num } from '../money/decimal'
import { decodeHtml } from '../text/html-entities'
import { isObject, readObject, toList, toText, type JsonObject } from '../json'

/**
 * The items of the storefront's `cart` section (c.1), in the cart's order, to show until the cart itself is loaded. Prices
 * are left out: the section has them as formatted text, with or without tax.
 */
export function parseSectionItems(section: unknown): QuoteItem[] {
  return parseItems(toList(readObject(section).items).filter(isObject).map(toRow).reverse())
}

const toRow = (item: JsonObject) => ({
  item_id: item.item_id,
  // A free gift has a product id here, but no price (§4).
  product_id: num(item.product_price_value) > 0 ? item.product_id : undefined,
  name: decodeHtml(toText(item.product_name)),
  sku: item.product_sku,
  qty: item.qty,
  is_virtual: item.product_type === 'virtual' || item.product_type === 'downloadable' ? 1 : 0,
  thumbnail: toText(readObject(item.product_image).src),
  url: item.product_has_url === false ? '' : item.product_url,
  options: item.options,
})
