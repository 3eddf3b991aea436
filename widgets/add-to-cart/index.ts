import { widget } from '#widget.tsx'
import { bool, int, structured, text } from '#ui/island/properties.ts'
import { productStrings } from '#catalogue/view/text.ts'
import { AddToCart } from './AddToCart.tsx'

const properties = {
  sku: text(),
  /** Magento's id of the product, in place of `sku`. */
  product: text(),
  qty: int(1),
  /** The options chosen for the product, by the names of its form: { "options[5]": "Ann" }. */
  options: structured<Record<string, string>>(),
  label: text(),
  /** The cart opens when it was added. */
  open: bool(),
}

/**
 * A product's button.
 *
 *   <div data-widget="add-to-cart" data-sku="EA-1"><a href="/pearl-earrings.html">Pearl Earrings</a></div>
 */
export const mount = widget({
  name: 'add-to-cart',
  component: AddToCart,
  strings: {},
  shares: productStrings,
  properties,
})
