import { addressWords } from '../../src/ui/address/text'
import { widget } from '../../src/widget'
import { Checkout } from './Checkout'
import { prefetchCheckout } from './state/session/start'
import { words } from './text'

/**
 * The checkout: four steps for guests and customers, the order's summary, payment, and the order itself.
 *
 *   <div data-widget="checkout">…shown until it is ready…</div>
 *
 * Sends `bezel:checkout-step`, `bezel:shipping-replaced`, `bezel:shipping-selected`, `bezel:payment-selected`,
 * `bezel:before-place-order` (cancel it and no order is placed), `bezel:order-failed` and `bezel:order-placed`.
 */
export const mount = widget({
  name: 'checkout',
  component: Checkout,
  strings: words,
  shares: { address: addressWords },
  prefetch: prefetchCheckout,
})
