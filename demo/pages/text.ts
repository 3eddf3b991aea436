import de from './text/de.json'
import en from './text/en.json'
import es from './text/es.json'
import fr from './text/fr.json'
import it from './text/it.json'
import ja from './text/ja.json'
import pl from './text/pl.json'
import sv from './text/sv.json'

export type TextKey = keyof typeof en
type Table = Record<TextKey, string>

const tables: Record<string, Table> = { en, de, es, fr, it, ja, pl, sv }

/** Locales of the shop's eight store views, in Magento's form. */
export const locales = ['en_US', 'de_DE', 'fr_FR', 'es_ES', 'it_IT', 'pl_PL', 'sv_SE', 'ja_JP']

export type Texts = (key: TextKey, values?: Record<string, string | number>) => string

/** The page copy of a language; `{name}` stands for a value. English where a language is not ours. */
export function textsOf(language: string): Texts {
  const table = tables[language] ?? en
  return (key, values = {}) =>
    table[key].replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
