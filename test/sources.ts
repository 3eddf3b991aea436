import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

export const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Paths, from the project's root, of all files in a folder whose names end in `pattern`. */
export const filesIn = (folder: string, pattern = /\.tsx?$/): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => pattern.test(file) && !file.includes('/node_modules/'))

/** Every script and stylesheet of ours, tests included; not the build that the module for Magento carries. */
export const sources = ['src', 'widgets', 'loader', 'demo', 'test'].flatMap((folder) =>
  filesIn(folder, /\.(tsx?|mts|mjs|js|css)$/).filter((file) => !file.includes('/web/bezel/')),
)
