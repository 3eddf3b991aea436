import { useCallback, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import i18next from 'i18next'
import { $locale } from '../../state/page/page'
import { $language, $strings, loadStrings } from '../../state/page/strings'

export type Values = Record<string, string | number>
type Strings = Record<string, string>

/** The keys one may ask for: those of the English file, plural forms by their common stem. */
export type Key<S> = Extract<
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

const taken = new Map<string, Strings>()

function take(language: string, namespace: string, strings: Strings | undefined) {
  const file = `${language}/${namespace}`
  if (!strings || taken.get(file) === strings) return
  taken.set(file, strings)
  engine.addResourceBundle(language, namespace, accents ? accents(strings) : strings)
}

/** Set on a page in the locale en-XA, where every word of ours stands out. */
let accents: ((strings: Strings) => Strings) | undefined

/**
 * One string in a language; English where that language lacks it, nothing where English does too: a key is never shown.
 * Values go in once and as they are, so a value that looks like a placeholder stays what it is.
 */
function translate(language: string, namespace: string, key: string, values: Values = {}): string {
  take(language, namespace, $strings.get()[`${language}/${namespace}`])
  return engine.t(key, {
    lng: language,
    ns: namespace,
    count: values.count as number,
    replace: values,
    nest: false,
  })
}

/** Makes a widget's words ready for its first render. A language that does not arrive leaves English. */
export async function loadText(namespace: string, en: Strings): Promise<void> {
  if ($locale.get() === 'en-XA') accents ??= (await import('./pseudo')).pseudo
  take('en', namespace, en)
  const hasWords = Object.keys(en).length > 0
  await Promise.all([hasWords && loadStrings(namespace), loadStrings('common')])
}

/** As `useText`, for keys that are known only at run time. */
export function useWords(namespace: string, en: Strings) {
  const language = useStore($language)
  const strings = useStore($strings)[`${language}/${namespace}`]
  take('en', namespace, en)
  useEffect(() => void loadStrings(namespace), [namespace, language])
  return useCallback(
    (key: string, values?: Values) => translate(language, namespace, key, values),
    // The strings are looked up by `translate`; their arrival must make a new function, so that views re-render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [language, namespace, strings],
  )
}

/** The words of a namespace in the shopper's language, following a change of language at run time. */
export function useText<S extends Strings>(namespace: string, en: S): Text<S> {
  return useWords(namespace, en)
}
