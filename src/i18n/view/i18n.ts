import { useStore } from '@nanostores/react'
import { atom, computed, onMount, type ReadableAtom } from 'nanostores'
import { i18n } from '../state/i18n.ts'
import { $locale } from '#storefront/state/page.ts'
import { $arrivals, $language, loadStrings } from '../state/strings.ts'
import { importPart } from '#dom/import-part.ts'

/** A number as the shopper writes it, to Magento's four decimals. Whole ones do without `Intl`, whose first use takes 20 ms. */
export const valueText = (value: string | number): string =>
  Number(value) % 1
    ? value.toLocaleString($locale.get(), { useGrouping: false, maximumFractionDigits: 4 })
    : String(value)

export type Values = Record<string, string | number>
type Strings = Record<string, string>

/** Valid keys: those of the English file, plural forms by their common stem. */
type Key<S> = Extract<
  { [K in keyof S]: K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K }[keyof S],
  string
>
export type Text<S> = (key: Key<S>, values?: Values) => string

/** The strings of a namespace, ready for use. */
interface Words {
  /** The language of the loaded strings: English until those of the shopper's language have arrived. */
  language: string
  text: (key: string, values?: Values) => string
}

/** Set on a page in a pseudo-locale, where every translated string stands out. */
const $disguise = atom<((strings: Strings) => Strings) | undefined>()

/** The stores made so far, by namespace. */
const stores = new Map<string, ReadableAtom<Words>>()

/** One store a namespace, shared by all that show its strings; it loads them when the language changes. */
export function wordsOf(namespace: string, en: Strings): ReadableAtom<Words> {
  const known = stores.get(namespace)
  if (known) return known
  let last: { arrival: object | undefined; words: Words } | undefined
  const $words = computed([$language, $arrivals], (language, arrivals) => {
    const arrival = arrivals[`${language}/${namespace}`]
    if (last && last.arrival === arrival) return last.words
    // Below the page's own English, which may have arrived first.
    i18n.addResourceBundle('en', namespace, $disguise.get()?.(en) ?? en, true, false)
    last = { arrival, words: makeWords(arrival ? language : 'en', namespace) }
    return last.words
  })
  onMount($words, () => $language.subscribe(() => void loadStrings(namespace)))
  stores.set(namespace, $words)
  return $words
}

/** English where the language lacks a string, nothing where English does too. */
function makeWords(language: string, namespace: string): Words {
  const plain = (key: string): string | undefined =>
    i18n.getResource(language, namespace, key) || i18n.getResource('en', namespace, key)
  const text = (key: string, values?: Values): string => {
    if (values?.count !== undefined)
      return i18n.t(key, { lng: language, ns: namespace, count: values.count as number, ...filled(values) })
    const string = plain(key) ?? ''
    // Without a plural form to choose, `t` would take ten times as long as what it does here: to fill values in.
    return values ? interpolator.interpolate(string, filled(values).replace, language, {}) : string
  }
  return { language, text }
}

const { interpolator } = i18n.services

/** The options that fill values in once, so that one that looks like a placeholder or a reference stays what it is. */
function filled(values: Values) {
  const entries = Object.entries(values).map(([name, value]) => [name, valueText(value)])
  return { replace: Object.fromEntries(entries), nest: false }
}

/** Loads a widget's strings for its first render. English stays when a language does not arrive. */
export async function loadText(namespace: string, en: Strings): Promise<void> {
  const locale = $locale.get()
  if (/-X[AB]$/.test(locale)) $disguise.set((await importPart(() => import('./pseudo.ts'))).pseudoOf(locale))
  const hasWords = Object.keys(en).length > 0
  await Promise.all([hasWords && loadStrings(namespace), loadStrings('common')])
}

/** Translates as `useText` does, for keys that are known only at run time. */
export const useWords = (namespace: string, en: Strings) => useStore(wordsOf(namespace, en)).text

/** Strings of a namespace in the shopper's language; follows a change of language at run time. */
export const useText: <S extends Strings>(namespace: string, en: S) => Text<S> = useWords

/** Translates as `useText` does, but at this moment only: for a widget with `translate`. */
export const textOf = <S extends Strings>(namespace: string, en: S): Text<S> =>
  wordsOf(namespace, en).get().text
