import { useCallback, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import i18next from 'i18next'
import { $locale } from '../../state/page/page'
import { $language, $strings, loadStrings } from '../../state/page/strings'

export type Values = Record<string, string | number>
type Strings = Record<string, string>

/** Valid keys: those of the English file, plural forms by their common stem. */
type Key<S> = Extract<
  { [K in keyof S]: K extends `${infer Stem}_${'one' | 'other'}` ? Stem : K }[keyof S],
  string
>
export type Text<S> = (key: Key<S>, values?: Values) => string

const engine = i18next.createInstance()
void engine.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  returnEmptyString: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  parseMissingKeyHandler: () => '',
})

const added = new Map<string, Strings>()

function addStrings(language: string, namespace: string, strings: Strings | undefined) {
  const file = `${language}/${namespace}`
  if (!strings || added.get(file) === strings) return
  added.set(file, strings)
  engine.addResourceBundle(language, namespace, accents ? accents(strings) : strings)
}

/** Set on a page in the locale en-XA, where every translated string stands out. */
let accents: ((strings: Strings) => Strings) | undefined

/**
 * One string in a language; English where that language lacks it, nothing where English does too: a key is never shown.
 * Values go in once and as they are, so a value that looks like a placeholder stays what it is.
 */
function translate(language: string, namespace: string, key: string, values: Values = {}): string {
  addStrings(language, namespace, $strings.get()[`${language}/${namespace}`])
  return engine.t(key, {
    lng: language,
    ns: namespace,
    count: values.count as number,
    replace: values,
    nest: false,
  })
}

/** Loads a widget's strings for its first render. English stays when a language does not arrive. */
export async function loadText(namespace: string, en: Strings): Promise<void> {
  if ($locale.get() === 'en-XA') accents ??= (await import('./pseudo')).pseudo
  addStrings('en', namespace, en)
  const hasWords = Object.keys(en).length > 0
  await Promise.all([hasWords && loadStrings(namespace), loadStrings('common')])
}

/** As `useText`, for keys that are known only at run time. */
export function useWords(namespace: string, en: Strings) {
  const language = useStore($language)
  const strings = useStore($strings)[`${language}/${namespace}`]
  addStrings('en', namespace, en)
  useEffect(() => void loadStrings(namespace), [namespace, language])
  return useCallback(
    (key: string, values?: Values) => translate(language, namespace, key, values),
    // The strings are looked up by `translate`; their arrival must make a new function, so that views re-render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [language, namespace, strings],
  )
}

/** Strings of a namespace in the shopper's language; follows a change of language at run time. */
export function useText<S extends Strings>(namespace: string, en: S): Text<S> {
  return useWords(namespace, en)
}
