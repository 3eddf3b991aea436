import type { CoreConfiguration } from '@adyen/adyen-web'
import { atom } from 'nanostores'
import type { GiftCard } from '../rules/gift-cards.ts'
import { readObject, toText } from '#lib/json.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $locale, $page } from '#storefront/state/page.ts'
import { getStrings } from '#i18n/api.ts'
import { logFailure } from '#storefront/state/log.ts'
import { toUrl } from '#lib/text/safe-link.ts'
import { safeUrl } from '#storefront/page/navigation.ts'

/** The provider's names for our languages. English is in its library. */
const LOCALES = ['de-DE', 'fr-FR', 'it-IT', 'es-ES', 'pl-PL', 'sv-SE', 'ja-JP']

/**
 * Our texts for the provider's form; undefined where the provider's are used. It fetches its own from its host and
 * falls back to English when that is out of reach.
 */
export async function formTranslations(locale: string): Promise<CoreConfiguration['translations']> {
  const language = locale.slice(0, 2).toLowerCase()
  const name = LOCALES.find((each) => each.slice(0, 2) === language)
  if (!name) return undefined
  try {
    return { [name]: await getStrings(language, 'card-form') }
  } catch (error) {
    logFailure('card form texts', error)
    return undefined
  }
}

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

/** May the bank's page be opened? The provider's own hosts are as good as the ones the page lists. */
export function isAllowedRedirect(url: string): boolean {
  const api = toText(readObject(providerSettings().environmentUrls).api)
  const host = hostOf(url)
  const hosts = host.endsWith('.adyen.com') ? [host] : [...$page.get().redirectHosts, hostOf(api)]
  return safeUrl(url, hosts) !== undefined
}

const hostOf = (url: string) => toUrl(url)?.host ?? ''

/** The provider's gift cards that the cart has, as read last. They pay before any other of the provider's ways to pay. */
export const $giftCards = atom<readonly GiftCard[]>([])
