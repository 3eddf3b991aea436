/** What a page of the checkout is made of, without its views: the real stores and actions, bundled anew for each page. */
export { $orderStatus, $refusal } from '../../widgets/checkout/state/order/lock'
export { checkOutcome, placeOrder } from '../../widgets/checkout/state/order/place-order'
export { $isStarted, startCheckout } from '../../widgets/checkout/state/session/start'
export { submitAddress } from '../../widgets/checkout/state/address/submit-address'
export { $savedAddress } from '../../widgets/checkout/state/address/saved-address'
export { $method, chooseMethod } from '../../widgets/checkout/state/payment/methods'
export { $items } from '../../src/state/cart/cart'
