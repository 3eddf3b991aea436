import { readdirSync, readFileSync } from 'node:fs'
import { styles } from './styles.mjs'

/**
 * The files that lie beside the scripts, by path. Styles keep a name that theme authors can link to; strings are fetched one
 * file at a time by language.
 */
export function filesBeside() {
  const files = styles()
  for (const language of readdirSync('locales')) {
    for (const file of readdirSync(`locales/${language}`)) {
      const path = `locales/${language}/${file}`
      files[path] = JSON.stringify(JSON.parse(readFileSync(path, 'utf8')))
    }
  }
  for (const file of ['head.mjs', 'head.d.mts']) files[file] = readFileSync(`loader/${file}`, 'utf8')
  files['bezel-config.schema.json'] = readFileSync('src/public/bezel-config.schema.json', 'utf8')
  files['openapi.yaml'] = readFileSync('src/http/openapi.yaml', 'utf8')
  files['bezel.d.ts'] = types('bezel')
  return files
}

/** A page's types in one file, with those that it exports of others in their place. */
const types = (name) =>
  readFileSync(`src/public/${name}.d.ts`, 'utf8')
    .replace(/^import type .*\n+/gm, '')
    .replace(/^export type \* from '\.\/(.*)'\n+/gm, (_, other) => `${types(other)}\n`)
