import { widget } from '#widget.tsx'
import { oneOf } from '#ui/island/properties.ts'
import { productStrings } from '#catalogue/view/text.ts'
import { AddForm } from './AddForm.tsx'

const properties = {
  /** `open`: the cart opens when the product was added. */
  bezelAdd: oneOf(['', 'open'], ''),
}

/**
 * A theme's own product form, which adds without leaving the page. It needs no `data-widget`.
 *
 *   <form action="/checkout/cart/add/" method="post" data-bezel-add="open">…</form>
 */
export const mount = widget({
  name: 'add-form',
  component: AddForm,
  strings: {},
  shares: productStrings,
  properties,
  content: 'keep',
})
