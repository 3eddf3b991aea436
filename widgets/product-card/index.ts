import { widget } from '#widget.tsx'
import { bool, structured, text } from '#ui/island/properties.ts'
import en from '#locales/en/product-card.json'
import { ProductCardIsland } from './ProductCardIsland.tsx'

const properties = {
  sku: text(),
  /** The options chosen for the product, by the names of its form: { "options[5]": "Ann" }. */
  options: structured<Record<string, string>>(),
  /** The cart opens when it was added. */
  open: bool(),
}

/**
 * A product to buy where it stands.
 *
 *   <div data-widget="product-card" data-sku="EA-1"><a href="/pearl-earrings.html">Pearl Earrings</a></div>
 */
export const mount = widget({ name: 'product-card', component: ProductCardIsland, strings: en, properties })
