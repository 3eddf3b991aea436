import { translate } from '../../locales.ts'
import { nameOf, type Product } from '../../shop/catalogue.ts'
import { typeOf } from '../../shop/products/options.ts'
import { available, itemSku, quantityProblem } from '../../shop/cart.ts'
import { BASE, toDatabase } from '../../shop/money.ts'
import type { Shop } from '../../shop/shop.ts'
import type { Cart, CartItem, ItemOption } from '../../shop/quote.ts'
import { baseTotals, totalsOf, type ItemTotals } from '../../shop/totals.ts'
import { escapeHtml } from '../responses.ts'
import { percentText } from '../../shop/tax.ts'

export const itemName = (item: CartItem, language: string) => nameOf(item.product.sku, language)

/** Label and value of an option in a language; typed text is not translated. */
export function optionText({ label, value, option_value }: ItemOption, language: string) {
  const isTyped = value === option_value
  return { label: translate(label, language), value: isTyped ? value : translate(value, language) }
}

/** Attribute sets whose image is the shopper's own design (rule: attribute-sets). */
const DESIGNS: Record<number, '3d' | 'cropper' | undefined> = { 9: '3d', 11: 'cropper' }

/**
 * Returns the folder of a product's image. A design lies apart; the age and the brand decide about others
 * (rule: product-pictures).
 */
function imageFolder({ attribute_set_id, brand, created_at }: Product): string {
  const design = DESIGNS[attribute_set_id]
  if (design) return design
  const folder = created_at < '2021-05-10 00:00:01' ? 'older' : 'product'
  return brand ? `${folder}/${encodeURIComponent(brand)}` : folder
}

/** URL of the product's image. */
export const drawingUrl = (origin: string, { product }: CartItem) =>
  `${origin}/media/catalog/${imageFolder(product)}/${product.drawing}.svg`

/**
 * Quote items as the checkout page prints them (wire: read-items): numbers are database strings, `price` is in the
 * base currency [seen].
 */
export function itemRows(shop: Shop, cart: Cart, language: string, origin: string) {
  const quote = totalsOf(shop, cart)
  const base = baseTotals(shop, cart)
  return quote.items.map((totals, index) => ({
    ...itemRow(cart, totals, base.items[index]!, language, origin),
    product: productRow(totals.item, available(shop, totals.item.product)),
    message: messageOf(shop, totals.item, language),
  }))
}

function itemRow(cart: Cart, quote: ItemTotals, base: ItemTotals, language: string, origin: string) {
  const { item } = quote
  const q = (minor: number) => toDatabase(minor, cart.currency)
  const b = (cents: number) => toDatabase(cents, BASE)
  return {
    item_id: String(item.id),
    quote_id: String(cart.id),
    product_id: item.free ? null : item.product.id,
    store_id: 1,
    is_virtual: item.product.virtual ? '1' : '0',
    sku: itemSku(item),
    name: itemName(item, language),
    additional_data: additionalData(item, origin),
    is_qty_decimal: false,
    weight: (item.product.weight / 1000).toFixed(6),
    qty: item.qty,
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
    product_type: typeOf(item.product),
    options: item.options.map((option) => {
      const { label, value } = optionText(option, language)
      return { value: escapeHtml(value), label: escapeHtml(label) }
    }),
    thumbnail: imageFolder(item.product) === 'product' ? drawingUrl(origin, item) : null,
    ...(item.product.visible && { product_url: `${origin}/${item.product.url_key}.html` }),
  }
}

/** The message of an item whose quantity is no longer available, else ''. */
function messageOf(shop: Shop, { product, qty }: CartItem, language: string): string {
  const problem = quantityProblem(shop, product, qty)
  return problem ? translate(problem, language) : ''
}

/** The shop tells how many are left from this number down. */
const FEW = 3

/** The days that the workshop takes for an engraving. */
const ENGRAVING_DAYS = 5

function productRow({ product, options }: CartItem, left: number) {
  const isEngraved = options.some(({ label }) => label === 'Engraving')
  return {
    entity_id: product.id,
    attribute_set_id: String(product.attribute_set_id),
    type_id: typeOf(product),
    sku: product.sku,
    created_at: product.created_at,
    thumbnail: `/${product.drawing}.svg`,
    url_key: product.url_key,
    request_path: `${product.url_key}.html`,
    has_options: product.options.length ? '1' : '0',
    required_options: product.options.some(({ required }) => required) ? '1' : '0',
    ...(left > 0 && left <= FEW && { only_x_left_in_stock: left }),
    ...(isEngraved && { is_returnable: '0' }),
    erp_extra:
      product.brand || isEngraved
        ? JSON.stringify({ brand: product.brand, ...(isEngraved && { lead_time: ENGRAVING_DAYS }) })
        : null,
    extension_attributes: {},
  }
}

/** A JSON string with data the stock row has no column for; `null` for an item without options, gifts, offer and design. */
function additionalData(item: CartItem, origin: string): string | null {
  const gifts = Object.keys(item.gifts).length ? { item_gift: item.gifts } : {}
  const offer = item.offer === undefined ? {} : { special_offer: { price_type: item.offer } }
  const design = DESIGNS[item.product.attribute_set_id]
  if (!design && !('item_gift' in gifts) && item.offer === undefined && !item.options.length) return null
  const color = item.options.find(({ label }) => label === 'Metal')?.value
  const options = {
    ...offer,
    imageHash: '',
    imgUrl_3d: design === '3d' ? drawingUrl(origin, item) : '',
    cropper: design === 'cropper' ? { url: drawingUrl(origin, item) } : null,
    ...(color && { options: [{ info: { color } }] }),
  }
  return JSON.stringify({ unit_price: item.basePrice / 100, options, ...gifts })
}
