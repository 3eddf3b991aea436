import { parseItems, type QuoteItem } from './cart'
import { num } from '../money/decimal'
import { decodeHtml } from '../text/html-entities'
import { isObject, readObject, toList, toText, type JsonObject } from '../json'

/**
 * The items of the storefront's `cart` section (c.1), in the cart's order, to show until the cart itself is loaded. What the
 * section lacks comes from `details`, the items as the shop last had them, by id; amounts that neither tells are NaN.
 */
export function parseSectionItems(section: unknown, details?: unknown): QuoteItem[] {
  const rows = toList(readObject(section).items).filter(isObject).reverse()
  return rows.flatMap((row) => {
    const detail = readObject(readObject(details)[toText(row.item_id)])
    const isSame = num(detail.qty) === num(row.qty)
    const [item] = parseItems([{ ...toRow(row), ...(isSame && detail) }])
    if (!item || isSame) return item ?? []
    const price = unitPrice(row)
    return { ...item, price_incl_tax: price, row_total_incl_tax: price * item.qty }
  })
}

/** Of an item what its section lacks and the next page shows at once; nothing a shopper wrote. */
export function itemDetails(item: QuoteItem) {
  const { qty, price_incl_tax, row_total_incl_tax, discount_amount, product, additional_data } = item
  const options = { special_offer: additional_data.options?.special_offer }
  return { qty, price_incl_tax, row_total_incl_tax, discount_amount, product, additional_data: { options } }
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
  message: item.message,
  options: item.options,
})

const WITH_TAX = /price-including-tax.*?class="price">([^<]*)/s

/**
 * The price of one with tax. The section has its number without tax, and prints it with tax, without, or both, as the shop
 * displays prices; NaN when it prints it without tax only.
 */
function unitPrice({ product_price, product_price_value }: JsonObject): number {
  const html = toText(product_price)
  const value = num(product_price_value)
  const printed = WITH_TAX.exec(html)?.[1]
  if (printed !== undefined) return printedAmount(printed, value)
  return html.includes('price-excluding-tax') ? NaN : value
}

/** `1.234,50 €`, in any country's writing: of the readings of its digits the one that is `value` plus at most half of it in tax. */
function printedAmount(text: string, value: number): number {
  const digits = Number(decodeHtml(text).replace(/\D/g, ''))
  const readings = [0, 1, 2, 3].map((decimals) => digits / 10 ** decimals)
  return readings.find((amount) => amount > value * 0.99 && amount <= value * 1.5) ?? NaN
}
