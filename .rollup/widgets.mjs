import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Folders with an island: the build's entries. */
export const widgets = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/index.ts`))

/** Returns the files and calls a widget requests beyond those its module imports (see needs.mjs). */
export function preloadOf(name) {
  const path = `widgets/${name}/preload.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}
