/** The language tag for `Intl` from whatever a page or server wrote: `de_DE`, `de-DE`, `de`. `en` when it is none. */
export function toLocale(text: unknown): string {
  if (typeof text !== 'string') return 'en'
  const [tag = ''] = text.trim().split(/[.@]/, 1)
  try {
    return Intl.getCanonicalLocales(tag.replaceAll('_', '-'))[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** The language alone: `de` of `de-DE`. */
export function languageOf(locale: string): string {
  return toLocale(locale).split('-', 1)[0] ?? 'en'
}
