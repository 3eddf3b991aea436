import { singleFlight } from '../../../../../src/state/single-flight'
import { importPart } from '../../../../../src/host/page/import-part'

/** The provider's library with the components of most shops; the others come one by one. */
export const loadLibrary = singleFlight(
  async () => {
    const { AdyenCheckout, ApplePay, Card, Dropin, GooglePay, Klarna, Redirect } = await importPart(
      () => import('./components'),
    )
    return { AdyenCheckout, Dropin, components: [Card, Klarna, GooglePay, ApplePay, Redirect] }
  },
  { keep: true },
)
