// A file of its own, so that the build keeps these parts of the provider's library in one file and drops the others.
import ApplePay from 'adyen/components/ApplePay/ApplePay'
import Card from 'adyen/components/Card/Card'
import GooglePay from 'adyen/components/GooglePay/GooglePay'
import Klarna from 'adyen/components/Klarna/KlarnaPayments'
import Redirect from 'adyen/components/Redirect/Redirect'

export { AdyenCheckout } from 'adyen/core/AdyenCheckout'
export { default as Dropin } from 'adyen/components/Dropin/Dropin'
export const components = [Card, Klarna, GooglePay, ApplePay, Redirect]
