export interface ProductOption {
  option_id: string
  /** `engraving` and `recipient` take text; `ring_size` and `metal` take the id of one of `values`. */
  code: 'engraving' | 'ring_size' | 'metal' | 'recipient'
  type: 'field' | 'drop_down'
  /** An attribute of a configurable product: each of its values is a product of its own. */
  isAttribute?: true
  label: string
  required: boolean
  maxLength?: number
  /** Added to the price, USD cents. */
  surcharge?: number
  values?: { id: string; title: string; skuSuffix: string; surcharge?: number }[]
}

const SIZES = ['48', '50', '52', '54', '56', '58'].map((title, i) => ({
  id: String(31 + i),
  title,
  skuSuffix: title,
}))
const METALS = [
  { id: '21', title: 'Yellow gold', skuSuffix: 'yg' },
  { id: '22', title: 'Rose gold', skuSuffix: 'rg' },
  { id: '23', title: 'Silver', skuSuffix: 'si' },
  { id: '24', title: 'White gold', skuSuffix: 'wg', surcharge: 2_500 },
]
export const engraving = (id: string, required: boolean): ProductOption => ({
  option_id: id,
  code: 'engraving',
  type: 'field',
  label: 'Engraving',
  required,
  maxLength: 20,
  surcharge: required ? 0 : 900,
})
export const metal = (id: string): ProductOption => ({
  option_id: id,
  code: 'metal',
  type: 'drop_down',
  label: 'Metal',
  required: true,
  values: METALS,
})
export const size = (id: string): ProductOption => ({
  option_id: id,
  code: 'ring_size',
  type: 'drop_down',
  label: 'Ring size',
  required: true,
  values: SIZES,
})

/** The attributes of a configurable product. Swatches tell no prices: what may be chosen costs the same. */
export const attributes: ProductOption[] = [
  { ...metal('137'), values: METALS.slice(0, 3), isAttribute: true },
  { ...size('138'), isAttribute: true },
]

export const typeOf = ({ virtual, options }: { virtual: boolean; options: ProductOption[] }) =>
  virtual ? 'virtual' : options.some(({ isAttribute }) => isAttribute) ? 'configurable' : 'simple'

/** The option's field in the form of the product's page. */
export const fieldName = ({ isAttribute, option_id }: ProductOption) =>
  `${isAttribute ? 'super_attribute' : 'options'}[${option_id}]`
