import { loadStylesheet } from '../../../../../src/host/page/stylesheet'

/**
 * The provider's library, fetched when first asked for; a failed fetch may be tried again. Components are named one by
 * one, since its ready-made bundle of all of them is a third larger.
 */
export const loadLibrary = () => (flight ??= fetchLibrary())

let flight: Promise<Library> | undefined
export type Library = Awaited<ReturnType<typeof fetchLibrary>>

async function fetchLibrary() {
  try {
    const { AdyenCheckout, AfterPay, ApplePay, Card, Dropin, GooglePay, Klarna, Redirect } =
      await import('./components')
    return { AdyenCheckout, Dropin, components: [Card, Klarna, AfterPay, GooglePay, ApplePay, Redirect] }
  } catch (error) {
    flight = undefined
    throw error
  }
}

/** The form's stylesheet lies beside the widgets' folder. */
export const loadLibraryStyle = () => loadStylesheet(new URL('../adyen.css', import.meta.url).href)
