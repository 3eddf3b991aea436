// A file of its own, so that the build keeps these parts of the provider's library in one file and drops the others.
export { AdyenCheckout } from 'adyen/core/AdyenCheckout'
export { default as ApplePay } from 'adyen/components/ApplePay/ApplePay'
export { default as Card } from 'adyen/components/Card/Card'
export { default as Dropin } from 'adyen/components/Dropin/Dropin'
export { default as GooglePay } from 'adyen/components/GooglePay/GooglePay'
export { default as Klarna } from 'adyen/components/Klarna/KlarnaPayments'
export { default as Redirect } from 'adyen/components/Redirect/Redirect'
