import { prefetchCart } from '#cart/state/prefetch-cart.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/cart.json'
import { Cart } from './Cart.tsx'

/**
 * The shopping cart: change a quantity, move to the wish list, remove; its totals and the way to the checkout.
 *
 *   <div data-widget="cart">…the cart as the page prints it, until the widget is there…</div>
 */
export const mount = widget({ name: 'cart', component: Cart, strings: en, prefetch: prefetchCart })
