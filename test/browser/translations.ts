import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Words = Record<string, string>

const folder = (language: string) => fileURLToPath(new URL(`../../locales/${language}/`, import.meta.url))

/** All texts of a language; where two namespaces have a key, the one of `first` is taken, and the wallets' last. */
function read(language: string, first: string): Words {
  const rank = (file: string) => (file === `${first}.json` ? 2 : file === 'express.json' ? 0 : 1)
  const files = readdirSync(folder(language))
    .reverse()
    .sort((one, other) => rank(one) - rank(other))
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(folder(language) + file, 'utf8'))))
}

/** The text of a widget's key in a language, English where a translation lacks it. */
export function translations(language: string, widget: string) {
  const found = { ...read('en', widget), ...read(language, widget) }
  return (key: string, values: Words = {}): string => {
    const text = found[key]
    if (text === undefined) throw new Error(`No text for ${key}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }
}
