import { flag, num } from '#lib/money/decimal.ts'
import { merchantText, productName, plainText } from '#lib/text/html-entities.ts'
import { parseItemGifts, type SavedGift } from '#gifts/rules/item-gifts.ts'
import { isObject, readObject, toList, toText, type JsonObject } from '#lib/json.ts'

/**
 * The facts about an item's product that the shop gives beyond its looks (wire: read-items), under the shop's names. A
 * fact is absent if the shop does not give it. Stored facts can be parsed again without a change: they are
 * kept for the next page's first frame.
 */
export interface ProductFacts {
  /** There is something to choose about it. */
  has_options?: true
  /** So few are left that the shop tells. */
  only_x_left_in_stock?: number
  /** 0: made for this shopper, it cannot be returned. */
  is_returnable?: 0
  erp_extra: { brand?: string; /** Days it takes to make. */ lead_time?: number }
}

export function readProductFacts(product: JsonObject): ProductFacts {
  const left = num(product.only_x_left_in_stock)
  const extra = readObject(product.erp_extra)
  const brand = toText(extra.brand)
  const days = num(extra.lead_time)
  return {
    ...(flag(product.has_options) && { has_options: true }),
    ...(left > 0 && { only_x_left_in_stock: left }),
    ...((product.is_returnable === '0' || product.is_returnable === 0) && { is_returnable: 0 }),
    erp_extra: { ...(brand && { brand }), ...(days > 0 && { lead_time: days }) },
  }
}

/** The fields that `additional_data` may hold (rule: entities). */
interface AdditionalData {
  options?: AdditionalOptions
  /** Gift options of the item, by index of the unit (wire: save-gift-boxes). */
  item_gift?: Record<number, SavedGift>
}

export interface AdditionalOptions {
  special_offer?: { price_type?: number }
  cropper?: unknown
  imageHash?: string
  imgUrl_3d?: string
  options?: { info?: { color?: string } }[]
}

/** A quote item (rule: entities, wire: read-items): ids as text, amounts as numbers, the JSON strings open. */
export interface QuoteItem {
  item_id: string
  product_id?: string
  name: string
  sku: string
  qty: number
  /** The shop does not order it as it is; `message` may say why. */
  has_error?: true
  /** Sold by so many at a time. */
  qty_increments?: number
  /** Sold by a part of one, too. */
  is_qty_decimal?: true
  price: number
  base_price: number
  price_incl_tax: number
  /** The amount without tax; with tax where the shop leaves this one out. */
  row_total: number
  row_total_incl_tax: number
  base_row_total_incl_tax: number
  discount_amount: number
  base_discount_amount: number
  is_virtual: boolean
  product_type: string
  thumbnail: string
  url?: string
  message: string
  options: { label: string; value: string }[]
  additional_data: AdditionalData
  product: QuoteProduct
}

interface QuoteProduct extends ProductFacts {
  attribute_set_id: number
  created_at: string
  sku: string
  thumbnail: string
}

/** The quote as the checkout configuration prints it (rule: entities, wire: checkout-configuration). */
export interface Quote {
  /** Opaque: masked for a guest, numeric text for a customer. */
  entity_id: string
  customer_email: string
  is_virtual: boolean
  base_grand_total: number
}

/** A row of the items call; `undefined` without an item id. */
export function parseItem(raw: unknown): QuoteItem | undefined {
  if (!isObject(raw) || toText(raw.item_id) === '') return undefined
  const url = toText(raw.product_url) || toText(raw.url)
  return {
    item_id: toText(raw.item_id),
    product_id: idOf(raw.product_id),
    name: productName(raw.name),
    sku: toText(raw.sku),
    qty: num(raw.qty),
    ...(flag(raw.has_error) && { has_error: true }),
    ...(num(raw.qty_increments) > 0 && { qty_increments: num(raw.qty_increments) }),
    ...(flag(raw.is_qty_decimal) && { is_qty_decimal: true }),
    price: num(raw.price),
    base_price: num(raw.base_price),
    price_incl_tax: num(raw.price_incl_tax ?? raw.price),
    row_total: num(raw.row_total ?? raw.row_total_incl_tax),
    row_total_incl_tax: num(raw.row_total_incl_tax),
    base_row_total_incl_tax: num(raw.base_row_total_incl_tax),
    discount_amount: num(raw.discount_amount),
    base_discount_amount: num(raw.base_discount_amount),
    is_virtual: flag(raw.is_virtual),
    product_type: toText(raw.product_type),
    thumbnail: toText(raw.thumbnail),
    ...(url && { url }),
    message: merchantText(raw.message),
    options: readOptions(raw.options),
    additional_data: readAdditional(raw.additional_data),
    product: readProduct(raw.product),
  }
}

/** Every row with an item id, in the server's order. */
export function parseItems(raw: unknown): QuoteItem[] {
  return toList(raw).flatMap((row) => parseItem(row) ?? [])
}

/** The quote; `undefined` for `[]`, which stands for no cart (wire: checkout-configuration). */
export function parseQuote(raw: unknown): Quote | undefined {
  if (!isObject(raw) || toText(raw.entity_id) === '') return undefined
  return {
    entity_id: toText(raw.entity_id),
    customer_email: toText(raw.customer_email),
    is_virtual: flag(raw.is_virtual),
    base_grand_total: num(raw.base_grand_total),
  }
}

/** An item without a product is a free gift (rule: free-gifts). */
export function isFreeGift(item: Pick<QuoteItem, 'product_id'>): boolean {
  return idOf(item.product_id) === undefined
}

/** True if the cart holds free gifts only, which cannot be ordered. */
export const isOnlyGifts = (items: readonly QuoteItem[] = []): boolean =>
  items.length > 0 && items.every(isFreeGift)

/** Its options mark a special offer of price type 2 (rule: free-gifts). */
export function isSpecialOffer(item: Pick<QuoteItem, 'additional_data'>): boolean {
  return num(item.additional_data.options?.special_offer?.price_type) === 2
}

/** True if nothing in the cart is shipped (rule: steps). False for an empty list. */
export function isVirtualCart(cart: readonly QuoteItem[] | Quote | undefined): boolean {
  if (!cart) return false
  if ('entity_id' in cart) return flag(cart.is_virtual)
  return cart.length > 0 && cart.every((item) => item.is_virtual)
}

function idOf(value: unknown): string | undefined {
  const id = toText(value)
  return id === '' || id === '0' ? undefined : id
}

/** Magento's values are HTML: escaped, of several lines, and cut where `full_view` has all of it (wire: read-items). */
const readOptions = (raw: unknown): QuoteItem['options'] =>
  toList(raw)
    .map(readObject)
    .map((option) => ({
      label: merchantText(option.label),
      value: plainText([option.full_view ?? option.value].flat().map(toText).join(', ')),
    }))
    .filter(({ value }) => value)

function readAdditional(raw: unknown): AdditionalData {
  const { options, item_gift } = readObject(raw)
  const gifts = parseItemGifts(item_gift)
  return {
    ...(isObject(options) && { options: readAdditionalOptions(options) }),
    ...(gifts && { item_gift: gifts }),
  }
}

function readAdditionalOptions(raw: JsonObject): AdditionalOptions {
  const offer = readObject(raw.special_offer)
  return {
    special_offer: { price_type: num(offer.price_type) },
    cropper: raw.cropper ?? undefined,
    imageHash: toText(raw.imageHash),
    imgUrl_3d: toText(raw.imgUrl_3d),
    options: toList(raw.options).map((option) => ({ info: { color: colorOf(option) } })),
  }
}

function colorOf(option: unknown): string {
  return toText(readObject(readObject(option).info).color)
}

function readProduct(raw: unknown): QuoteProduct {
  const product = readObject(raw)
  return {
    attribute_set_id: num(product.attribute_set_id),
    created_at: toText(product.created_at),
    sku: toText(product.sku),
    thumbnail: toText(product.thumbnail),
    ...readProductFacts(product),
  }
}
