/** A language tag as `Intl` wants it, from `de_DE`, `DE-de`, ` de `; undefined when it names no language. */
export function readLocale(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.trim()) return undefined
  try {
    return Intl.getCanonicalLocales(text.trim().replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
