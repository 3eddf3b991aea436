import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

export const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Paths, from the project's root, of all files in a folder whose names end in `pattern`. */
export const filesIn = (folder: string, pattern = /\.tsx?$/): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => pattern.test(file))

/** Every script and stylesheet of ours, tests included; not the build that the module for Magento carries. */
export const sources = ['src', 'widgets', 'loader', 'demo', 'test'].flatMap((folder) =>
  filesIn(folder, /\.(tsx?|mts|mjs|js|css)$/).filter((file) => !file.includes('/web/bezel/')),
)

export interface Import {
  from: string
  /** The path as written, relative to the root: mostly without an ending. */
  to: string
  typeOnly: boolean
}

/** What a file imports from other files of ours: statements, `import()` and `typeof import()`. */
export function importsOf(file: string): Import[] {
  const found = read(file).matchAll(
    /(?:^|\n)(?:import|export)\s(type\s)?(?:[^'"]*?from\s*)?'(\.[^']+)'|import\('(\.[^']+)'\)/g,
  )
  return [...found].map(([, type, stat, dynamic]) => ({
    from: file,
    to: relative(root, resolve(root, dirname(file), (stat ?? dynamic)!)),
    typeOnly: Boolean(type),
  }))
}
