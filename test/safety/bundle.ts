import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compileFunction } from 'node:vm'
import { build, type Plugin } from 'esbuild'
import type * as Entry from './page-entry.ts'

/** The exports of one page's code. */
export type PageCode = typeof Entry

/** Defects put into the bundle: by file, a text and its replacement. */
export type Change = Record<string, [from: string, to: string, ...more: string[]]>

/** Globals that each page gets its own of. */
const GLOBALS = [
  'page',
  'window',
  'document',
  'location',
  'self',
  'history',
  'navigator',
  'performance',
  'fetch',
  'setTimeout',
  'clearTimeout',
  'requestAnimationFrame',
  'console',
  'Date',
] as const

/** Bundles a page's code, the checkout's without another entry; each call of the result is one more page with its own memory. */
export async function bundlePage<T = PageCode>(
  change: Change = {},
  entry = 'page-entry.ts',
): Promise<(globals: Record<string, unknown>) => T> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    bundle: true,
    write: false,
    format: 'cjs',
    target: 'es2022',
    jsx: 'automatic',
    define: { globalThis: 'page', 'import.meta.url': '""' },
    plugins: [withoutViews, changed(change)],
    logLevel: 'error',
  })
  const run = compileFunction(outputFiles[0]!.text, ['module', ...GLOBALS])
  return (globals) => {
    const module = { exports: {} as T }
    run(module, ...GLOBALS.map((name) => globals[name]))
    return module.exports
  }
}

/**
 * Components render nothing here, the page has no styles, and the provider's library is never loaded. Ways to pay place
 * orders, so their files are real, and only what renders in them is not.
 */
const withoutViews: Plugin = {
  name: 'without-views',
  setup(builder) {
    builder.onLoad({ filter: /\.tsx$/ }, async ({ path }) => {
      if (/\/payment\/(methods|redirect)\//.test(path)) return undefined
      const names = [...(await readFile(path, 'utf8')).matchAll(/export (?:function|const|class) (\w+)/g)]
      const contents = names.map(([, name]) => `export const ${name} = () => null`).join('\n')
      return { contents: `${contents}\nexport default () => null`, loader: 'ts' }
    })
    const contents = 'export const loadProviderStyle = async () => {}'
    builder.onLoad({ filter: /\/provider-style\.ts$/ }, () => ({ contents }))
    builder.onResolve({ filter: /^@?adyen\b|\/components\.ts$/ }, ({ path }) => ({
      path,
      external: true,
    }))
    builder.onResolve({ filter: /^react|^@nanostores\/react$/ }, ({ path }) => ({
      path,
      namespace: 'renderer',
    }))
    builder.onLoad({ filter: /./, namespace: 'renderer' }, () => ({
      contents: 'module.exports = new Proxy({}, { get: () => () => null })',
    }))
  },
}

/** Throws for a file that is not in the bundle: a defect that was never applied would prove nothing. */
const changed = (change: Change): Plugin => ({
  name: 'changed',
  setup(builder) {
    const missing = new Set(Object.keys(change))
    builder.onEnd(() => {
      if (missing.size) throw new Error(`not in the bundle: ${[...missing].join(', ')}`)
    })
    for (const [file, texts] of Object.entries(change)) {
      const filter = new RegExp(`/${file.replace(/[./]/g, '\\$&')}$`)
      builder.onLoad({ filter }, async ({ path }) => {
        let contents = await readFile(path, 'utf8')
        missing.delete(file)
        for (let at = 0; at < texts.length; at += 2) {
          const [from = '', to = ''] = texts.slice(at)
          if (!contents.includes(from)) throw new Error(`${file} has no ${from}`)
          contents = contents.replace(from, to)
        }
        return { contents, loader: 'ts' }
      })
    }
  },
})
