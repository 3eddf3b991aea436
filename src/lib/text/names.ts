// Another script may have replaced what `Intl` has by something that throws: codes then are their own names.

/**
 * Returns a function that gives the name of a code in a language; undefined where the browser does not know
 * it.
 */
export function namesIn(tag: string, type: 'region' | 'currency'): (code: string) => string | undefined {
  try {
    const names = new Intl.DisplayNames(tag, { type, fallback: 'none' })
    return (code) => names.of(code)
  } catch {
    return () => undefined
  }
}

/** The order of names in a language. */
export function orderIn(tag: string): (a: string, b: string) => number {
  try {
    return new Intl.Collator(tag).compare
  } catch {
    return (a, b) => (a < b ? -1 : 1)
  }
}
