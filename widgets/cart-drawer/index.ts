import { bool, oneOf, text } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/cart-drawer.json'
import { CartDrawer } from './CartDrawer.tsx'

/**
 * Shows the cart beside the page.
 *
 *   <div data-widget="cart-drawer" data-trigger="#minicart" data-side="end"><a href="/checkout/cart">Cart</a></div>
 *
 * Opens from links and buttons inside its marker, from `data-trigger` (a selector) and from
 * `[data-widget-open="cart-drawer"]` anywhere. With `data-open-on-add` it opens when something was added to
 * the cart from its product page; this needs another mount than `interaction`. Until the drawer runs, these
 * links and buttons behave as they do without it.
 */
export const mount = widget({
  name: 'cart-drawer',
  component: CartDrawer,
  strings: en,
  properties: { openOnAdd: bool(), trigger: text(''), side: oneOf(['end', 'start'], 'end') },
  content: 'keep',
})
