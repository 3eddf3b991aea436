import { addressWords } from '#address/view/text.ts'
import { widget } from '#widget.tsx'
import { Checkout } from './Checkout.tsx'
import { prefetchCheckout } from './state/session/start.ts'
import { words } from '#checkout/view/text.ts'

/**
 * Shows the checkout. Guests and customers get four steps, the order's summary, payment, and the order
 * itself.
 *
 *   <div data-widget="checkout">…shown until it is ready…</div>
 *
 * It dispatches `bezel:checkout-step`, `bezel:shipping-replaced`, `bezel:shipping-selected` and
 * `bezel:payment-selected`. Around the order it dispatches `bezel:before-place-order` (cancel it and no order
 * is placed), `bezel:order-failed` and `bezel:order-placed`.
 */
export const mount = widget({
  name: 'checkout',
  component: Checkout,
  strings: words,
  shares: { address: addressWords },
  prefetch: prefetchCheckout,
})
