/** Where the stand-in provider lives on the shop's own origin. */
export const mount = '/checkoutshopper'

/**
 * The Drop-in lets 3-D Secure run over plain http only when its environment is `test` and the API address contains
 * this one, so on any other origin the address makes a detour that names it.
 */
const allowedOverHttp = 'http://localhost:8080'
const detour = `via/${allowedOverHttp}/`
const detours = /^via\/http:\/{1,2}localhost:8080\//

/** The part of a provider path after the mount and the detour (whose double slash a server may have joined). */
export const withoutDetour = (rest: string): string => rest.replace(detours, '')

export interface ProviderConfig {
  clientKey: string
  /** The shop's own form, `de_DE`. */
  locale: string
  checkoutEnvironment: 'test'
  googlePayMerchantId: string
  environmentUrls: { api: string; analytics: string; cdn: { images: string; translations: string } }
}

/** `payment.<cardProvider>` of `/checkout/config/data` (b.14) for a shop at `origin` (no trailing slash). */
export function providerConfig(origin: string, locale: string): ProviderConfig {
  const home = `${origin}${mount}/`
  return {
    clientKey: 'bezel_demo_client_key',
    locale,
    checkoutEnvironment: 'test',
    googlePayMerchantId: 'BEZELDEMO0000000',
    environmentUrls: {
      api: origin === allowedOverHttp ? home : home + detour,
      analytics: home,
      cdn: { images: home, translations: home },
    },
  }
}
