/** What a page of the checkout is made of, without its views: the real stores and actions, bundled anew for each page. */
export { $placing, $refusal } from '../../widgets/checkout/state/placing'
export { checkOutcome, placeOrder } from '../../widgets/checkout/state/place-order'
export { $isStarted, startCheckout } from '../../widgets/checkout/state/start'
export { chooseAddress } from '../../widgets/checkout/state/choice'
export { $savedAddress } from '../../widgets/checkout/state/saved-address'
export { $method, chooseMethod } from '../../widgets/checkout/state/payment'
export { $items } from '../../src/state/cart'
