import { existsSync, readdirSync } from 'node:fs'

/** Folders with an island: the build's entries. */
export const widgets = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/index.ts`))
