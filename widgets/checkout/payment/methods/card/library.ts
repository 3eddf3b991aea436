import { loadStylesheet } from '../../../../../src/host/page/stylesheet'
import { singleFlight } from '../../../../../src/state/single-flight'

/** The provider's library. Components are named one by one, since its ready-made bundle of all of them is a third larger. */
export const loadLibrary = singleFlight(
  async () => {
    const { AdyenCheckout, AfterPay, ApplePay, Card, Dropin, GooglePay, Klarna, Redirect } =
      await import('./components')
    return { AdyenCheckout, Dropin, components: [Card, Klarna, AfterPay, GooglePay, ApplePay, Redirect] }
  },
  { keep: true },
)

/** The form's stylesheet lies beside the widgets' folder. */
export const loadLibraryStyle = () => loadStylesheet(new URL('../adyen.css', import.meta.url).href)
