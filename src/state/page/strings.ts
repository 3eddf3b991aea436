import { computed, map } from 'nanostores'
import { getStrings } from '../../api/strings'
import { languageOf } from '../../domain/text/locale'
import { $locale, $page } from './page'
import { logFailure } from '../log'
import { singleFlight } from '../single-flight'
import { importPart } from '../../host/page/import-part'

/** The languages there are files for (§1). English is part of the code, the others are fetched. */
const FETCHED = ['de', 'fr', 'it', 'es', 'pl', 'sv', 'ja']

/** The shopper's where there are strings for it, ours or the page's own; else English. */
export const $language = computed([$locale, $page], (locale, { texts }) => {
  const language = languageOf(locale)
  return FETCHED.includes(language) || texts?.[language] ? language : 'en'
})

/** Fetched strings, with the page's own, by "language/namespace". */
export const $strings = map<Record<string, Record<string, string> | undefined>>({})

/** Fetches a namespace in the shopper's language, once. A failure is logged and leaves English on screen. */
export async function loadStrings(namespace: string): Promise<void> {
  const language = $language.get()
  if ((language !== 'en' || $page.get().texts) && !$strings.get()[`${language}/${namespace}`])
    await fetchStrings(language, namespace)
}

const fetchStrings = singleFlight(async (language: string, namespace: string) => {
  const file = `${language}/${namespace}`
  try {
    const own =
      $page.get().texts && (await importPart(() => import('./page-texts'))).pageTexts(language, namespace)
    const fetched = FETCHED.includes(language) ? await getStrings(language, namespace) : undefined
    $strings.setKey(file, own ? { ...fetched, ...own } : fetched)
  } catch (error) {
    logFailure(`strings ${file}`, error)
  }
})
