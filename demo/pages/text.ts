import { localeTexts, type LocaleTexts } from '../locales'

export type TextKey = keyof LocaleTexts['pages']

export type Texts = (key: TextKey, values?: Record<string, string | number>) => string

/** The texts of the pages in a language; `{name}` stands for a value. */
export function textsOf(language: string): Texts {
  const { pages } = localeTexts(language)
  return (key, values = {}) =>
    pages[key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
