import { localeTexts } from '../locales.ts'
import { attributes, engraving, metal, type ProductOption, size } from './products/options.ts'

export interface Product {
  id: string
  sku: string
  /** Page address: `/{url_key}.html`. */
  url_key: string
  /** In English; `nameOf` gives the other languages. */
  name: string
  /** USD cents. */
  price: number
  /** Product attribute sets (rule: attribute-sets). */
  attribute_set_id: number
  created_at: string
  /** Name of a file in `pages/drawings`. */
  drawing: string
  /** Grams. */
  weight: number
  virtual: boolean
  /** Quantity in stock; 0 is sold out. */
  stock: number
  options: ProductOption[]
  brand?: string
  /** False for products that only an offer or a gift puts into the cart. */
  visible: boolean
}

const productOf = (given: Partial<Product> & Pick<Product, 'id' | 'sku' | 'url_key' | 'price'>): Product => ({
  name: nameOf(given.sku, 'en'),
  attribute_set_id: 4,
  created_at: '2022-03-01 10:00:00',
  drawing: given.url_key,
  weight: 120,
  virtual: false,
  stock: 50,
  options: [],
  visible: true,
  ...given,
})

/** All products of the demo shop. */
export const catalogue: Product[] = [
  productOf({
    id: '55',
    sku: 'NN-1',
    url_key: 'name-necklace',
    price: 5_000,
    attribute_set_id: 15,
    options: [engraving('5', true), metal('6')],
  }),
  productOf({
    id: '56',
    sku: 'RG-1',
    url_key: 'birthstone-ring',
    price: 7_990,
    attribute_set_id: 12,
    options: [size('7'), engraving('8', false)],
  }),
  productOf({ id: '57', sku: 'EA-1', url_key: 'pearl-earrings', price: 3_450, attribute_set_id: 13 }),
  productOf({
    id: '58',
    sku: 'BR-1',
    url_key: 'tennis-bracelet',
    price: 18_900,
    attribute_set_id: 10,
    stock: 5,
    brand: 'Atelier Lys',
  }),
  productOf({ id: '59', sku: 'NK-2', url_key: 'moon-pendant', price: 6_400, attribute_set_id: 16 }),
  productOf({
    id: '60',
    sku: 'RG-2',
    url_key: 'signet-ring',
    price: 12_000,
    attribute_set_id: 12,
    options: [...attributes, engraving('10', false)],
    created_at: '2021-02-11 08:30:00',
  }),
  productOf({
    id: '61',
    sku: 'BG-1',
    url_key: 'gold-bangle',
    price: 24_500,
    attribute_set_id: 9,
    weight: 400,
    brand: 'Atelier Lys',
  }),
  productOf({
    id: '62',
    sku: 'LK-1',
    url_key: 'photo-locket',
    price: 8_800,
    attribute_set_id: 11,
    options: [engraving('11', false)],
  }),
  productOf({ id: '63', sku: 'EA-2', url_key: 'leaf-studs', price: 2_900, attribute_set_id: 13, stock: 0 }),
  productOf({
    id: '64',
    sku: 'GV-50',
    url_key: 'gift-voucher',
    price: 5_000,
    attribute_set_id: 14,
    weight: 0,
    virtual: true,
    stock: 9_999,
    options: [
      { option_id: '12', code: 'recipient', type: 'field', label: 'For', required: false, maxLength: 40 },
    ],
  }),
  productOf({ id: '65', sku: 'PEN-1', url_key: 'silver-charm', price: 0, stock: 200, weight: 20 }),
  productOf({
    id: '66',
    sku: 'PRIME',
    url_key: 'prime',
    price: 1_990,
    weight: 0,
    virtual: true,
    stock: 9_999,
    visible: false,
  }),
  productOf({
    id: '77',
    sku: 'OFF-1',
    url_key: 'birthstone-charm',
    price: 2_990,
    visible: false,
    weight: 20,
  }),
  productOf({ id: '78', sku: 'OFF-2', url_key: 'polishing-cloth', price: 1_200, visible: false, weight: 40 }),
  productOf({ id: '87', sku: 'FREE-1', url_key: 'jewellery-pouch', price: 900, visible: false, weight: 30 }),
  productOf({ id: '88', sku: 'FREE-2', url_key: 'mystery-gift', price: 1_500, visible: false, weight: 30 }),
]

const bySku = new Map(catalogue.map((product) => [product.sku, product]))
const byId = new Map(catalogue.map((product) => [product.id, product]))

export const productBySku = (sku: string): Product | undefined => bySku.get(sku)
export const productById = (id: string): Product | undefined => byId.get(id)
export const productByUrlKey = (key: string): Product | undefined =>
  catalogue.find((product) => product.url_key === key && product.visible)

/** The product's name in a language, English for a language without texts. */
export function nameOf(sku: string, language: string): string {
  return (localeTexts(language).products as Record<string, string>)[sku] ?? sku
}
