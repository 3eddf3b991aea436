import type { AdditionalOptions, QuoteItem } from './cart.ts'
import { num } from '#lib/money/decimal.ts'
import { isObject, toText } from '#lib/json.ts'

const KINDS: Record<number, string> = {
  9: '3D',
  10: 'bracelet',
  11: 'cropper',
  12: 'custom ring',
  13: 'earring',
  14: 'gift',
  15: 'name necklace',
  16: 'necklace',
  18: 'svg necklace',
  24: 'custom earring',
  25: 'custom bracelet',
  26: 'custom necklace',
}

/** The kind of product an attribute set stands for (rule: attribute-sets); an unknown set is `default`. */
export function productKind(attribute_set_id: number | string): string {
  return KINDS[num(attribute_set_id)] ?? 'default'
}

/** Side of a custom product's image in pixels (rule: product-pictures). */
const CUSTOM_IMAGE_SIZE = 300

const FOLDER_CHANGE = '2021-05-10 00:00:01'

/**
 * Products created before the change have their images in the older folder (rule: product-pictures). `created_at`:
 * UTC text, may be empty.
 */
export function imageFolder(created_at: string): 'older' | 'newer' {
  const time = created_at.trim().replace('T', ' ').slice(0, FOLDER_CHANGE.length)
  return time !== '' && time < FOLDER_CHANGE ? 'older' : 'newer'
}

/**
 * URL templates of product images, each absent without its setting. `{brand}` and `{sku}` are the product's; `custom` also
 * has `{hash}` and `{color}` of the design, `{kind}` of the product and `{size}` in pixels.
 */
export interface ImageFolders {
  older?: string
  newer?: string
  /** The template for custom products. */
  custom?: string
}

/** Read from the settings `image_folder_older`, `image_folder_newer` and `custom_image_url` (wire: settings). */
export function readImageFolders(settings: Readonly<Record<string, unknown>> | undefined): ImageFolders {
  const address = (key: string) => toText(settings?.[key]) || undefined
  return {
    older: address('image_folder_older'),
    newer: address('image_folder_newer'),
    custom: address('custom_image_url'),
  }
}

export interface ItemImage {
  src: string
  /** Known only for a custom picture. */
  size?: number
}

type Pictured = Pick<QuoteItem, 'additional_data' | 'thumbnail' | 'product'>

/**
 * Returns the image of an item. The shopper's own design comes first (drawn in 3D, cropped, or by its hash).
 * The server's thumbnail follows, then the product's file in its folder. `undefined` if the item has no
 * image. Only http URLs and absolute paths are accepted.
 */
export function itemImage(item: Pictured, folders: ImageFolders = {}): ItemImage | undefined {
  const custom = customImage(item, folders)
  if (custom) return { src: custom, size: CUSTOM_IMAGE_SIZE }
  const src = [item.thumbnail, fileImage(item.product, folders)].find(isPicture)
  return src ? { src } : undefined
}

/** A design may be stored in several ways; for a cropper product the cropped image comes first. */
function customImage({ additional_data, product }: Pictured, folders: ImageFolders): string | undefined {
  const { options } = additional_data
  if (!options) return undefined
  const cropped = isObject(options.cropper)
    ? toText(options.cropper.url ?? options.cropper.src)
    : toText(options.cropper)
  const drawn = [options.imgUrl_3d, cropped, hashedImage(options, product, folders.custom)]
  const isCropped = productKind(product.attribute_set_id) === 'cropper'
  return (isCropped ? [cropped, ...drawn] : drawn).find(isPicture)
}

function hashedImage(
  { imageHash, options }: AdditionalOptions,
  product: QuoteItem['product'],
  address: string | undefined,
): string | undefined {
  if (!address || !imageHash) return undefined
  return fill(address, product, {
    hash: imageHash,
    color: options?.[0]?.info?.color ?? '',
    kind: productKind(product.attribute_set_id),
    size: String(CUSTOM_IMAGE_SIZE),
  })
}

function fileImage(product: QuoteItem['product'], folders: ImageFolders): string | undefined {
  const folder = folders[imageFolder(product.created_at)]
  if (!product.thumbnail || product.thumbnail === 'no_selection') return undefined
  if (/^https?:/i.test(product.thumbnail)) return product.thumbnail
  return folder && `${fill(folder, product).replace(/\/$/, '')}/${product.thumbnail.replace(/^\//, '')}`
}

/** Values are encoded, so that none can change another part of the URL. */
function fill(address: string, product: QuoteItem['product'], more: Record<string, string> = {}): string {
  const values: Record<string, string> = { ...more, brand: product.erp_extra.brand ?? '', sku: product.sku }
  return address.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name]!) : whole,
  )
}

function isPicture(address: string | undefined): address is string {
  return Boolean(address && /^(https?:\/\/|\/(?!\/))/i.test(address))
}
