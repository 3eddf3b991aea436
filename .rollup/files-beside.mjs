import { readdirSync, readFileSync } from 'node:fs'
import { styles } from './styles.mjs'

/**
 * A Rollup plugin for what lies beside the scripts. Styles keep a name that theme authors can link to; strings are
 * fetched one file at a time by language.
 */
export const filesBeside = {
  name: 'files-beside',
  generateBundle() {
    const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
    for (const [path, style] of Object.entries(styles())) emit(path, style)
    for (const language of readdirSync('locales')) {
      for (const file of readdirSync(`locales/${language}`)) {
        const path = `locales/${language}/${file}`
        emit(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))))
      }
    }
    for (const file of ['bezel-config.schema.json', 'head.mjs', 'head.d.mts'])
      emit(file, readFileSync(`loader/${file}`, 'utf8'))
    emit('bezel.d.ts', types('bezel'))
  },
}

/** A page's types in one file, with those that it exports of others in their place. */
const types = (name) =>
  readFileSync(`loader/${name}.d.ts`, 'utf8')
    .replace(/^import type .*\n+/gm, '')
    .replace(/^export type \* from '\.\/(.*)'\n+/gm, (_, other) => `${types(other)}\n`)
