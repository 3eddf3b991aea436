/** The state behind a row of wallets, without its components, on a page that may have the checkout, too. */
export * from '../page-entry'
export { beginPress, beginWhenReady } from '../../../src/state/express/begin'
export { PaypalOrder } from '../../../src/state/express/paypal-order'
export { ProductCart } from '../../../src/state/express/product-cart'
export { $pressed, $result } from '../../../src/state/express/status'
export { $cart, $totals, loadCart } from '../../../src/state/cart/cart'
export { queueIdle } from '../../../src/state/queue'
