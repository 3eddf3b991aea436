import { singleFlight } from '#async/single-flight.ts'
import { importPart } from '#dom/import-part.ts'

/** The provider's library with the components of most shops; the others come one by one. */
export const loadLibrary = singleFlight(
  async () => {
    const { AdyenCheckout, ApplePay, Card, Dropin, GooglePay, Klarna, Redirect } = await importPart(
      () => import('./components.ts'),
    )
    return { AdyenCheckout, Dropin, components: [Card, Klarna, GooglePay, ApplePay, Redirect] }
  },
  { keep: true },
)
