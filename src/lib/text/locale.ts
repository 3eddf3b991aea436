/**
 * A language tag as `Intl` wants it, from whatever a page or server wrote: `de_DE`, `DE-de`, ` de `, `de_DE.UTF-8`;
 * undefined when it names no language.
 */
export function readLocale(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const [tag = ''] = text.trim().split(/[.@]/, 1)
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}

/** Reads a locale as `readLocale` does; `en` when it names none. */
export const toLocale = (text: unknown): string => readLocale(text) ?? 'en'

/** The language alone: `de` of `de-DE`. */
export function languageOf(locale: string): string {
  return toLocale(locale).split('-', 1)[0] ?? 'en'
}
