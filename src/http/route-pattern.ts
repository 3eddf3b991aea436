/**
 * Every word that is part of a route in `openapi.yaml`. Whatever else stands in a path may be a cart's id, a coupon, a gift
 * card or a name.
 */
const WORDS = new Set(
  `V1 account activate add addresses addresspost adyen afterpay ajax apply apply-aw-reward-points
    apply-aw-store-credit aw-get-customer-reward-points aw-get-customer-store-credit balance
    billing-address block cancel captcha cart carts checkout clearpay cms config context couponPost
    coupons createpost currency customer customers data deactivate delegateCreate directory
    disable-recurring-contract donation-campaigns donations dropin estimate estimate-shipping-methods
    express fields fromcart get-components getTokenData gift-message giftcards guest guest-carts id
    in-store-pickup index init init-payments inventory isEmailAvailable item-gift itemGiftPost items
    items-custom-options keep load login logout me methods mine mpgiftcard new newsletter
    onAuthorization oneday order orders payment payment-details payment-information payment-methods
    payment-result payment-status payments-details paypal paypal-update-order pickup-locations post
    postemail process products-render-info refresh remove remove-aw-reward-points
    remove-aw-store-credit remove-payment-methods removeItem request rest restore section
    set-order-comment set-payment-information shipping shipping-information sidebar specialofferpost
    specialoffers state-data subscriber switch tariffinsurance temp-enabled-cc token totals
    totals-information tryprimepost updateItemOptions visitor visitorgift wishlist withdrawal`.split(/\s+/),
)

/** Returns the path of a call with `*` for whatever is not part of the route, and without its query. */
export function routePattern(url: string): string {
  const { pathname } = new URL(url, location.origin)
  return pathname
    .split('/')
    .map((part) => (!part || WORDS.has(part) ? part : '*'))
    .join('/')
}
