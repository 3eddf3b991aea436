import { parseItems, type QuoteItem } from './cart.ts'
import { countOf } from './item-quantity.ts'
import { latinDigits, num } from '#lib/money/decimal.ts'
import { decodeHtml } from '#lib/text/html-entities.ts'
import type { TaxMode } from './tax-display.ts'
import { isObject, readObject, toList, toText, type JsonObject } from '#lib/json.ts'

/**
 * The items of the storefront's `cart` section (wire: section-storage), in the cart's order, to show until the cart
 * itself is loaded. Fields that the section lacks come from `details`, the items as the shop last had them, by id.
 * Amounts that are in neither are NaN.
 */
export function parseSectionItems(section: unknown, details?: unknown): QuoteItem[] {
  const { items, subtotal_incl_tax } = readObject(section)
  const rows = toList(items).filter(isObject).reverse()
  const parsed = rows.flatMap((row) => {
    const detail = readObject(readObject(details)[toText(row.item_id)])
    const isSame = num(detail.qty) === num(row.qty)
    const [item] = parseItems([{ ...toRow(row), ...(isSame && detail) }])
    if (!item || isSame) return item ?? []
    const { excluding, including } = unitPrices(row)
    const amounts = { row_total: excluding * item.qty, row_total_incl_tax: including * item.qty }
    return { ...item, price_incl_tax: including, ...amounts }
  })
  // The tax of several is not always several times the tax of one: the subtotal tells.
  const sum = parsed.reduce((amounts, { row_total_incl_tax }) => amounts + row_total_incl_tax, 0)
  const printed = printedAmount(toText(subtotal_incl_tax), sum)
  if (Math.abs(printed - sum) > 0.004)
    for (const item of parsed) if (item.qty !== 1) item.row_total_incl_tax = NaN
  return parsed
}

/**
 * Whether the storefront's `cart` section is of these items: it lists no other item or quantity, and counts as many. It
 * lists no item that is hidden from the shop, and counts items or their quantities (`checkout/cart_link/use_qty`).
 */
export function isSectionOf(section: unknown, known: readonly Pick<QuoteItem, 'item_id' | 'qty'>[]): boolean {
  const { items, summary_count } = readObject(section)
  const quantities = new Map(known.map(({ item_id, qty }) => [item_id, qty]))
  const sum = countOf(known)
  const rows = toList(items).filter(isObject)
  return (
    rows.every((row) => quantities.get(toText(row.item_id)) === num(row.qty)) &&
    [known.length, sum].includes(num(summary_count ?? sum))
  )
}

/**
 * Returns the fields of an item that its section lacks and that the next page shows at once. They contain
 * nothing that a shopper wrote.
 */
export function itemDetails(item: QuoteItem) {
  const { qty, base_price, price_incl_tax, row_total, row_total_incl_tax, discount_amount, product } = item
  const options = { special_offer: item.additional_data.options?.special_offer }
  const amounts = { base_price, price_incl_tax, row_total, row_total_incl_tax, discount_amount }
  return { qty, ...amounts, product, additional_data: { options } }
}

const toRow = (item: JsonObject) => ({
  item_id: item.item_id,
  // A free gift has a product id here, but no price (rule: free-gifts).
  product_id: num(item.product_price_value) > 0 ? item.product_id : undefined,
  name: item.product_name,
  sku: item.product_sku,
  qty: item.qty,
  is_virtual: item.product_type === 'virtual' || item.product_type === 'downloadable' ? 1 : 0,
  thumbnail: toText(readObject(item.product_image).src),
  url: item.product_has_url === false ? '' : item.product_url,
  message: item.message,
  options: item.options,
})

/** How the section prints its prices; `undefined` where it has no items, or a theme's own writing. */
export function sectionTaxMode(section: unknown): TaxMode | undefined {
  const [item] = toList(readObject(section).items).filter(isObject)
  const html = toText(item?.product_price)
  const isWithout = html.includes(WITHOUT_TAX)
  if (!html.includes('price-including-tax')) return isWithout ? 'excluding' : undefined
  return isWithout ? 'both' : 'including'
}

const WITHOUT_TAX = 'price-excluding-tax'
const WITH_TAX = /price-including-tax.*?class="price">([^<]*)/s

/**
 * The price of one. The section has its number without tax, and prints it with tax, without, or both, as the shop displays
 * prices; with tax it is NaN when it is printed without tax only.
 */
function unitPrices({ product_price, product_price_value }: JsonObject) {
  const html = toText(product_price)
  const excluding = num(product_price_value)
  const printed = WITH_TAX.exec(html)?.[1]
  if (printed !== undefined) return { excluding, including: printedAmount(printed, excluding) }
  return { excluding, including: html.includes('cluding-tax') ? NaN : excluding }
}

/** `1.234,50 €`, in any country's writing: of the readings of its digits the one that is `value` plus at most half of it in tax. */
function printedAmount(text: string, value: number): number {
  const digits = Number(latinDigits(decodeHtml(text)).replace(/\D/g, ''))
  const readings = [0, 1, 2, 3].map((decimals) => digits / 10 ** decimals)
  return readings.find((amount) => amount > value * 0.99 && amount <= value * 1.5) ?? NaN
}
