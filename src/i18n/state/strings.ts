import { computed, map } from 'nanostores'
import { getStrings } from '../api.ts'
import { languageOf } from '#lib/text/locale.ts'
import { i18n } from './i18n.ts'
import { $locale, $page } from '#storefront/state/page.ts'
import { logFailure } from '#storefront/state/log.ts'
import { singleFlight } from '#async/single-flight.ts'
import { importPart } from '#dom/import-part.ts'

/** The languages there are files for (rule: purpose). English is part of the code, the others are fetched. */
const FETCHED = ['de', 'fr', 'it', 'es', 'pl', 'sv', 'ja']

/** The shopper's where there are strings for it, ours or the page's own; else English. */
export const $language = computed([$locale, $page], (locale, { texts }) => {
  const language = languageOf(locale)
  return FETCHED.includes(language) || texts?.[language] ? language : 'en'
})

/** Which texts have arrived, by "language/namespace": each time with a new object. The texts themselves are in `i18n`. */
export const $arrivals = map<Record<string, object | undefined>>({})

/** Adds texts of a namespace to those there are, in whose place they come. */
export function addStrings(language: string, namespace: string, strings: Record<string, string>): void {
  i18n.addResourceBundle(language, namespace, strings)
  $arrivals.setKey(`${language}/${namespace}`, {})
}

/** Fetches a namespace in the shopper's language, once. A failure is logged and leaves English on screen. */
export async function loadStrings(namespace: string): Promise<void> {
  const language = $language.get()
  if ((language !== 'en' || $page.get().texts) && !$arrivals.get()[`${language}/${namespace}`])
    await fetchStrings(language, namespace)
}

const fetchStrings = singleFlight(async (language: string, namespace: string) => {
  try {
    const own =
      $page.get().texts && (await importPart(() => import('./page-texts.ts'))).pageTexts(language, namespace)
    const fetched = FETCHED.includes(language) ? await getStrings(language, namespace) : undefined
    if (own || fetched) addStrings(language, namespace, { ...fetched, ...own })
  } catch (error) {
    logFailure(`strings ${language}/${namespace}`, error)
  }
})
