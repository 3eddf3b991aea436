/** The state behind a row of wallets, without its components, on a page that may have the checkout, too. */
export * from '../page-entry.ts'
export { beginCheckout, beginWhenReady } from '#express/state/paid-cart.ts'
export { PaypalOrder } from '#express/state/paypal-order.ts'
export { ProductCart } from '#express/state/product-cart.ts'
export { $openCheckout, $result } from '#express/state/sheet-status.ts'
export { $cart, $totals, loadCart } from '#cart/state/cart.ts'
export { queueIdle } from '#async/queue.ts'
