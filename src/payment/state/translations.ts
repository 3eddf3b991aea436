import type { CoreConfiguration } from '@adyen/adyen-web'
import { getStrings } from '#i18n/api.ts'
import { logFailure } from '#storefront/state/log.ts'

/** The provider's names for our languages. English is in its library. */
const LOCALES: Record<string, string> = {
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  pl: 'pl-PL',
  sv: 'sv-SE',
  ja: 'ja-JP',
}

/**
 * Our texts for the provider's form; undefined where the provider's are used. It fetches its own from its host and
 * falls back to English when that is out of reach.
 */
export async function formTranslations(locale: string): Promise<CoreConfiguration['translations']> {
  const language = locale.slice(0, 2).toLowerCase()
  if (!Object.hasOwn(LOCALES, language)) return undefined
  try {
    return { [LOCALES[language]!]: await getStrings(language, 'card-form') }
  } catch (error) {
    logFailure('card form texts', error)
    return undefined
  }
}
