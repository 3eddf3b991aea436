import Redirect from 'adyen/components/Redirect/Redirect'

/**
 * PayPal by the provider, on PayPal's own page. The component for this page would need PayPal's script and a
 * button that places the order. `redirect` is the provider's name of that flow (`PayPalDetails.subtype` of
 * its API).
 */
export default class PaypalPage extends Redirect {
  static override readonly type = 'paypal' as (typeof Redirect)['type']

  override formatData() {
    const data = super.formatData()
    return { ...data, paymentMethod: { ...data.paymentMethod, type: 'paypal', subtype: 'redirect' } }
  }
}
