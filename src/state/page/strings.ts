import { computed, map } from 'nanostores'
import { getStrings } from '../../api/strings'
import { $locale } from './page'
import { logFailure } from '../log'
import { singleFlight } from '../single-flight'

/** The languages there are strings for (§1). English is part of the code, the others are fetched. */
const LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'pl', 'sv', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag)

export const $language = computed($locale, (locale): Language => {
  const language = locale.split('-')[0]!.toLowerCase()
  return isLanguage(language) ? language : 'en'
})

/** Fetched strings by "language/namespace". */
export const $strings = map<Record<string, Record<string, string> | undefined>>({})

/** Fetches a namespace in the shopper's language, once. A failure is logged and leaves English on screen. */
export async function loadStrings(namespace: string): Promise<void> {
  const language = $language.get()
  if (language !== 'en' && !$strings.get()[`${language}/${namespace}`])
    await fetchStrings(language, namespace)
}

const fetchStrings = singleFlight(async (language: Language, namespace: string) => {
  const file = `${language}/${namespace}`
  try {
    $strings.setKey(file, await getStrings(language, namespace))
  } catch (error) {
    logFailure(`strings ${file}`, error)
  }
})
