// A file of its own, so that the build keeps what the wallets need of the provider's library in one file.
export { AdyenCheckout } from 'adyen/core/AdyenCheckout'
export { default as ApplePay } from 'adyen/components/ApplePay/ApplePay'
export { default as GooglePay } from 'adyen/components/GooglePay/GooglePay'
