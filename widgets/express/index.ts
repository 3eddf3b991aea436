import { widget } from '#widget.tsx'
import { text } from '#ui/island/properties.ts'
import { ProductExpress } from './ProductExpress.tsx'

const properties = {
  /** Magento's id of the product. */
  product: text(),
  /** Replaces `product`. Without both it is the product of the form around the marker. */
  sku: text(),
}

/**
 * The wallets for one product, with what is chosen in its form, in a cart of its own.
 *
 *   <div data-widget="express" data-product="59" data-mount="visible"></div>
 */
export const mount = widget({ name: 'express', component: ProductExpress, strings: {}, properties })
