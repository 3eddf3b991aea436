import { isObject, toText } from '../json.ts'
import { languageOf } from './locale.ts'

/** A text the page gives: one for all languages, or one for each. */
export type PageText = string | Readonly<Record<string, string>>

/**
 * Returns the text for a locale (`de-CH`, else `de`), else the English one, else the first; '' without any
 * text.
 */
export function pageText(text: unknown, locale: string): string {
  if (!isObject(text)) return toText(text)
  const keys = [locale, languageOf(locale), 'en', ...Object.keys(text)]
  return toText(text[keys.find((key) => Object.hasOwn(text, key))!])
}
