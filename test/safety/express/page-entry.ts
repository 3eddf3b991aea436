/** The state behind a row of wallets, without its components. */
export { beginPress } from '../../../src/state/express/begin'
export { PaypalOrder } from '../../../src/state/express/paypal-order'
export { $pressed, $result } from '../../../src/state/express/status'
export { $cart, $totals, loadCart } from '../../../src/state/cart/cart'
export { queueIdle } from '../../../src/state/queue'
