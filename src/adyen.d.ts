/** The folder of the provider's modules: its package's own entry is one module with all of them (see rollup.config.mjs). */
declare module 'adyen/core/AdyenCheckout' {
  export { AdyenCheckout } from '@adyen/adyen-web'
}

declare module 'adyen/components/Donation/Donation' {
  export { Donation as default } from '@adyen/adyen-web'
}

declare module 'adyen/components/Dropin/Dropin' {
  export { Dropin as default } from '@adyen/adyen-web'
}

declare module 'adyen/components/Redirect/Redirect' {
  export { Redirect as default } from '@adyen/adyen-web'
}

declare module 'adyen/components/ApplePay/ApplePay' {
  export { ApplePay as default } from '@adyen/adyen-web'
}

declare module 'adyen/components/GooglePay/GooglePay' {
  export { GooglePay as default } from '@adyen/adyen-web'
}

declare module 'adyen/components/PayPal/Paypal' {
  export { PayPal as default } from '@adyen/adyen-web'
}

declare module 'adyen/components/*' {
  import type { Redirect } from '@adyen/adyen-web'

  const component: typeof Redirect
  export default component
}
