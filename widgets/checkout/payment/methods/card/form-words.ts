import type { CoreConfiguration } from '@adyen/adyen-web'
import { getStrings } from '../../../../../src/api/strings'
import { logFailure } from '../../../../../src/state/log'

/** What the provider calls our languages. English is in its library. */
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
 * Words of our own for the provider's form. It fetches its own from its host and falls back to English when that is out
 * of reach.
 */
export async function formWords(locale: string): Promise<CoreConfiguration['translations']> {
  const language = locale.slice(0, 2).toLowerCase()
  if (!Object.hasOwn(LOCALES, language)) return undefined
  try {
    return { [LOCALES[language]!]: await getStrings(language, 'card-form') }
  } catch (error) {
    logFailure('words of the card form', error)
    return undefined
  }
}
