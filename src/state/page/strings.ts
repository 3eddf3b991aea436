import { computed, map } from 'nanostores'
import { getStrings } from '../../api/strings'
import { $locale } from './page'
import { logFailure } from '../log'

/** The languages we speak (§1). English is built in, the others are fetched. */
export const LANGUAGES = ['en', 'de', 'fr', 'it', 'es', 'pl', 'sv', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

const isLanguage = (tag: string): tag is Language => (LANGUAGES as readonly string[]).includes(tag)

export const $language = computed($locale, (locale): Language => {
  const language = locale.split('-')[0]!.toLowerCase()
  return isLanguage(language) ? language : 'en'
})

/** Fetched strings by "language/namespace". */
export const $strings = map<Record<string, Record<string, string> | undefined>>({})

const flights = new Map<string, Promise<void>>()

/** Fetches a namespace in the shopper's language, once. A failure is logged and leaves English on screen. */
export function loadStrings(namespace: string): Promise<void> {
  const language = $language.get()
  const file = `${language}/${namespace}`
  if (language === 'en' || $strings.get()[file]) return Promise.resolve()
  const flight = flights.get(file) ?? fetchStrings(language, namespace, file)
  flights.set(file, flight)
  return flight
}

async function fetchStrings(language: Language, namespace: string, file: string) {
  try {
    $strings.setKey(file, await getStrings(language, namespace))
  } catch (error) {
    flights.delete(file)
    logFailure(`strings ${file}`, error)
  }
}
