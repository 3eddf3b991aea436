/** Path prefix of the stand-in provider, which is served from the shop's origin. */
export const mount = '/checkoutshopper'

/**
 * The Drop-in lets 3-D Secure run over plain http only when its environment is `test` and the API address contains
 * this origin, so on any other origin the API path contains it as a detour.
 */
const allowedOverHttp = 'http://localhost:8080'
const detour = `via/${allowedOverHttp}/`

/** Paths of the provider's host as patterns of routes: without the detour and with it, whose double slash is merged. */
export const addresses = [mount, `${mount}/via/:protocol/:host`]

export interface ProviderConfig {
  clientKey: string
  /** In Magento's form, `de_DE`. */
  locale: string
  checkoutEnvironment: 'test'
  googlePayMerchantId: string
  /** A customer's card may be kept. */
  isCardRecurringEnabled: boolean
  environmentUrls: { api: string; analytics: string; cdn: { images: string; translations: string } }
}

/**
 * `payment.<cardProvider>` of `/checkout/config/data` (wire: checkout-configuration) for a shop at `origin` (no
 * trailing slash).
 */
export function providerConfig(origin: string, locale: string): ProviderConfig {
  const home = `${origin}${mount}/`
  return {
    clientKey: 'bezel_demo_client_key',
    locale,
    checkoutEnvironment: 'test',
    isCardRecurringEnabled: true,
    googlePayMerchantId: 'BEZELDEMO0000000',
    environmentUrls: {
      api: origin === allowedOverHttp ? home : home + detour,
      analytics: home,
      cdn: { images: home, translations: home },
    },
  }
}
