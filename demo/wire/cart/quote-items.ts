import { translate } from '../../locales'
import { nameOf } from '../../shop/catalogue'
import { itemSku, quantityProblem } from '../../shop/cart'
import { BASE, toDatabase } from '../../shop/money'
import type { Shop } from '../../shop/shop'
import type { Cart, CartItem, ItemOption } from '../../shop/quote'
import { baseTotals, totalsOf, type ItemTotals } from '../../shop/totals'
import { escapeHtml } from '../responses'
import { percentText } from '../../shop/tax'

export const itemName = (line: CartItem, language: string) => nameOf(line.product.sku, language)

/** An option as it reads in a language; what the shopper typed stays as typed. */
export function optionText({ label, value, option_value }: ItemOption, language: string) {
  const isTyped = value === option_value
  return { label: translate(label, language), value: isTyped ? value : translate(value, language) }
}

/** Where a product's drawing is served. */
export const drawingUrl = (origin: string, line: CartItem) =>
  `${origin}/media/catalog/product/${line.product.drawing}.svg`

/** Quote items as the checkout page prints them (b.16): numbers are database strings, `price` stays in the base currency [seen]. */
export function itemRows(shop: Shop, cart: Cart, language: string, origin: string) {
  const quote = totalsOf(shop, cart)
  const base = baseTotals(shop, cart)
  return quote.lines.map((line, index) => ({
    ...itemRow(cart, line, base.lines[index]!, language, origin),
    message: messageOf(shop, line.line, language),
  }))
}

function itemRow(cart: Cart, quote: ItemTotals, base: ItemTotals, language: string, origin: string) {
  const { line } = quote
  const q = (minor: number) => toDatabase(minor, cart.currency)
  const b = (cents: number) => toDatabase(cents, BASE)
  return {
    item_id: String(line.id),
    quote_id: String(cart.id),
    product_id: line.free ? null : line.product.id,
    store_id: 1,
    is_virtual: line.product.virtual ? '1' : '0',
    sku: itemSku(line),
    name: itemName(line, language),
    additional_data: additionalData(line),
    is_qty_decimal: false,
    weight: (line.product.weight / 1000).toFixed(6),
    qty: line.qty,
    price: b(base.unit),
    base_price: b(base.unit),
    discount_percent: '0.0000',
    discount_amount: q(quote.discount),
    base_discount_amount: b(base.discount),
    tax_percent: Number(percentText(quote.taxRate?.rate ?? 0)).toFixed(4),
    tax_amount: q(quote.tax),
    base_tax_amount: b(base.tax),
    row_total: q(quote.row),
    base_row_total: b(base.row),
    row_total_with_discount: '0.0000',
    price_incl_tax: q(quote.unitWithTax),
    base_price_incl_tax: b(base.unitWithTax),
    row_total_incl_tax: q(quote.rowWithTax),
    base_row_total_incl_tax: b(base.rowWithTax),
    product_type: line.product.virtual ? 'virtual' : 'simple',
    options: line.options.map((option) => {
      const { label, value } = optionText(option, language)
      return { value: escapeHtml(value), label: escapeHtml(label) }
    }),
    thumbnail: drawingUrl(origin, line),
    ...(line.product.visible && { product_url: `${origin}/${line.product.url_key}.html` }),
    product: productRow(line),
  }
}

/** What has switchCustomer of a line since it was put in. */
function messageOf(shop: Shop, { product, qty }: CartItem, language: string): string {
  const problem = quantityProblem(shop, product, qty)
  return problem ? translate(problem, language) : ''
}

function productRow({ product }: CartItem) {
  return {
    entity_id: product.id,
    attribute_set_id: String(product.attribute_set_id),
    type_id: product.virtual ? 'virtual' : 'simple',
    sku: product.sku,
    created_at: product.created_at,
    thumbnail: `/${product.drawing}.svg`,
    url_key: product.url_key,
    request_path: `${product.url_key}.html`,
    erp_extra: product.brand ? JSON.stringify({ brand: product.brand }) : null,
    extension_attributes: {},
  }
}

/** The JSON in a string that carries what the stock row has no place for; `null` for a plain line. */
function additionalData(line: CartItem): string | null {
  const gifts = Object.keys(line.gifts).length ? { item_gift: line.gifts } : {}
  const offer = line.offer === undefined ? {} : { special_offer: { price_type: line.offer } }
  if (!('item_gift' in gifts) && line.offer === undefined && !line.options.length) return null
  const color = line.options.find(({ label }) => label === 'Metal')?.value
  const options = {
    ...offer,
    imageHash: '',
    imgUrl_3d: '',
    cropper: null,
    ...(color && { options: [{ info: { color } }] }),
  }
  return JSON.stringify({ unit_price: line.basePrice / 100, options, ...gifts })
}
