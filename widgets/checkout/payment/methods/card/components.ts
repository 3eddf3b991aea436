// A file of its own, so that the build keeps these parts of the provider's library and drops the others.
export {
  AdyenCheckout,
  AfterPay,
  ApplePay,
  Card,
  Dropin,
  GooglePay,
  Klarna,
  Redirect,
} from '@adyen/adyen-web'
