import { useStore } from '@nanostores/react'
import { computed, onMount, type ReadableAtom } from 'nanostores'
import { $locale } from '../../state/page/page'
import { $language, $strings, loadStrings } from '../../state/page/strings'
import { engine } from './engine'
import { valueText } from './value-text'
import { importPart } from '../../host/page/import-part'

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
  /** Of the strings there are: English until those of the shopper's language have arrived. */
  language: string
  text: (key: string, values?: Values) => string
}

/** Set on a page in a pseudo-locale, where every translated string stands out. */
let disguise: ((strings: Strings) => Strings) | undefined

const stores = new Map<string, ReadableAtom<Words>>()

/** One store a namespace, shared by all that show its strings; it loads them when the language changes. */
export function wordsOf(namespace: string, en: Strings): ReadableAtom<Words> {
  const known = stores.get(namespace)
  if (known) return known
  let english: Words | undefined
  let last: { own: Strings; words: Words } | undefined
  const $words = computed([$language, $strings], (language, strings) => {
    const own = strings[`${language}/${namespace}`]
    english ??= makeWords('en', namespace, disguise ? disguise(en) : en)
    if (!own) return english
    if (last?.own !== own) {
      // A page's own English comes over ours, whose plural forms stay.
      const all = language === 'en' ? { ...en, ...own } : own
      last = { own, words: makeWords(language, namespace, all, english) }
    }
    return last.words
  })
  onMount($words, () => $language.subscribe(() => void loadStrings(namespace)))
  stores.set(namespace, $words)
  return $words
}

/**
 * English where the language lacks a string, nothing where English does too: a key is never shown.
 * Values go in once, so a value that looks like a placeholder stays what it is.
 */
function makeWords(language: string, namespace: string, own: Strings, english?: Words): Words {
  engine.addResourceBundle(language, namespace, own)
  const text = (key: string, values?: Values): string => {
    const string = own[key] || english?.text(key) || plural(language, namespace, key, values?.count)
    return values ? fill(string, values) : string
  }
  return { language, text }
}

/** Plural forms have longer keys, which depend on the language. */
const plural = (language: string, namespace: string, key: string, count: string | number | undefined) =>
  count === undefined
    ? ''
    : engine.t(key, { lng: language, ns: namespace, count: count as number, skipInterpolation: true })

/** The engine would take ten times as long, and a long cart has thousands of these. */
const fill = (string: string, values: Values) =>
  string.replace(/\{(\w+)\}/g, (_, name: string) => valueText(values[name] ?? ''))

/** Loads a widget's strings for its first render. English stays when a language does not arrive. */
export async function loadText(namespace: string, en: Strings): Promise<void> {
  const locale = $locale.get()
  if (/-X[AB]$/.test(locale)) disguise ??= (await importPart(() => import('./pseudo'))).pseudoOf(locale)
  const hasWords = Object.keys(en).length > 0
  await Promise.all([hasWords && loadStrings(namespace), loadStrings('common')])
}

/** As `useText`, for keys that are known only at run time. */
export const useWords = (namespace: string, en: Strings) => useStore(wordsOf(namespace, en)).text

/** Strings of a namespace in the shopper's language; follows a change of language at run time. */
export const useText: <S extends Strings>(namespace: string, en: S) => Text<S> = useWords

/** As `useText`, of this moment: for a widget with `translate`. */
export const textOf = <S extends Strings>(namespace: string, en: S): Text<S> =>
  wordsOf(namespace, en).get().text
