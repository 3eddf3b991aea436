import de from './locales/de.json'
import en from './locales/en.json'
import es from './locales/es.json'
import fr from './locales/fr.json'
import it from './locales/it.json'
import ja from './locales/ja.json'
import pl from './locales/pl.json'
import sv from './locales/sv.json'

export type LocaleTexts = typeof en

export const files: Record<string, LocaleTexts> = { en, de, es, fr, it, ja, pl, sv }

/** Locales of the shop's eight store views, in Magento's form. */
export const locales = ['en_US', 'de_DE', 'fr_FR', 'es_ES', 'it_IT', 'pl_PL', 'sv_SE', 'ja_JP']

/** The locale of the store view in a language (`de`). */
export const localeOf = (language: string): string | undefined =>
  locales.find((locale) => locale.slice(0, 2) === language)

/** English in disguise, to see what is not translated, has no room, or does not follow the direction of reading. */
export const pseudoLocales = ['en_XA', 'ar_XB', 'he_XB']

export const isRightToLeft = (locale: string): boolean => /^(ar|he)/.test(locale)

/** All texts of a language (`de`), English for a language without a file. */
export const localeTexts = (language: string): LocaleTexts => files[language] ?? en

/**
 * A sentence of the server in a language, English when it has no translation; `%1` and on are replaced by the values.
 * REST responses stay English: they come in the default store's language (trap: language-of-texts).
 */
export function translate(english: string, language: string, ...values: string[]): string {
  const text = (localeTexts(language).shop as Record<string, string>)[english] ?? english
  return text.replace(/%(\d)/g, (mark, position: string) => values[Number(position) - 1] ?? mark)
}
