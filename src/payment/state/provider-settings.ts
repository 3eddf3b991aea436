import type { CoreConfiguration } from '@adyen/adyen-web'
import { readObject, toText } from '#lib/json.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $locale, $page } from '#storefront/state/page.ts'
import { formTranslations } from './translations.ts'

export const provider = () => $page.get().cardProvider

/** The provider's part of the checkout configuration (rule: entities, wire: checkout-configuration). */
export const providerSettings = () => readObject(readObject($checkoutConfig.get()?.payment)[provider()])

export const googlePayMerchantId = () => toText(providerSettings().googlePayMerchantId)

export const clientKey = () => toText(providerSettings().clientKey)

export const formLocale = () => toText(providerSettings().locale).replace('_', '-') || $locale.get()

/** Returns the configuration that the library needs for anything it does. */
export async function coreConfiguration(countryCode: string): Promise<CoreConfiguration> {
  const locale = formLocale()
  const urls = readObject(providerSettings().environmentUrls)
  return {
    clientKey: clientKey(),
    locale,
    translations: await formTranslations(locale),
    environment: (toText(providerSettings().checkoutEnvironment) ||
      'test') as CoreConfiguration['environment'],
    // A URL that is not a text would break the form as it is drawn.
    _environmentUrls: { ...urls, api: toText(urls.api) },
    countryCode,
    // The page gets no global of the library, and the provider no statistics the shopper has not consented to.
    exposeLibraryMetadata: false,
    analytics: { enabled: false },
  }
}
