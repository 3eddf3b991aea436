import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import swc from '@rollup/plugin-swc'
import { chunkOf } from './.rollup/chunks.mjs'
import { lazyParts } from './.rollup/lazy-parts.mjs'
import { release } from './.rollup/release.mjs'
import { minify } from './.rollup/minify.mjs'
import { notices } from './.rollup/notices.mjs'
import { filesBeside } from './.rollup/files-beside.mjs'
import { widgets } from './.rollup/widgets.mjs'

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8'))

const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': '@preact/compat/client',
  'react-dom': fileURLToPath(new URL('src/preact-dom.ts', import.meta.url)),
  react: '@preact/compat',
}

/**
 * The provider's modules one by one: its package's entry is one module that imports them all, so nothing of it could be
 * fetched alone.
 */
const adyen = fileURLToPath(new URL('node_modules/@adyen/adyen-web/dist/es', import.meta.url))

/**
 * Finds what our own modules import from each other, by a path or by an alias of package.json (`#cart/state/cart.ts`). The
 * plugin for packages would do it as well, but asks the disk a dozen questions for each import: with it alone, reading the
 * modules takes 15 s in place of 7.
 */
const ownFiles = {
  name: 'own-files',
  resolveId(source, importer) {
    if (!importer || importer.includes('node_modules')) return null
    if (source.startsWith('.')) return resolve(dirname(importer), source)
    const alias = Object.keys(aliases).find((each) => source.startsWith(each.replace('*', '')))
    return alias ? resolve(aliases[alias].replace('*', source.slice(alias.length - 1))) : null
  },
}

/** How every module is found and read. `runtime` is what renders: Preact, or React for a shop that wants it. */
const reading = (runtime) => [
  ownFiles,
  alias({ entries: { adyen, ...(runtime === 'preact' && preact) } }),
  nodeResolve({ browser: true, extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  commonjs(),
  json({ preferConst: true, compact: true }),
  // `npm run types` checks the types. TypeScript's own compiler would take longer to start than the rest of the build.
  swc({
    include: ['src/**', 'widgets/**', 'loader/**'],
    swc: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  }),
]

const emitFilesBeside = {
  name: 'files-beside',
  generateBundle() {
    for (const [fileName, source] of Object.entries(filesBeside()))
      this.emitFile({ type: 'asset', fileName, source })
  },
}

/**
 * Three builds into one folder, in this order: the islands, all in one graph so that they share the same stores; the
 * loader, which has to know the islands' files; and the script that shows the cart's count in the first frame.
 */
export default ({ runtime = 'preact', magento, ...options }) => {
  delete options.runtime
  delete options.magento
  const { islands, loader, folder } = release({ magento })
  // Without a comment in each file: a server names the maps by the header `SourceMap`, as the demo does.
  const output = { dir: 'dist', format: 'es', sourcemap: 'hidden', entryFileNames: '[name].js' }
  return [
    {
      input: {
        bezel: 'src/bezel-entry.ts',
        debug: 'src/debug.ts',
        ...Object.fromEntries(widgets.map((name) => [`widgets/${name}`, `widgets/${name}/index.ts`])),
      },
      preserveEntrySignatures: 'strict',
      onLog(level, log, handle) {
        // If two chunks import each other, one of them runs before its imports are there.
        handle(log.code === 'CIRCULAR_CHUNK' ? 'error' : level, log)
      },
      plugins: [...reading(runtime), lazyParts, minify, notices, emitFilesBeside, islands],
      output: {
        ...output,
        // The loader and the head file of every page name them, so they are as short as Rollup allows.
        chunkFileNames: 'c/[hash:7].js',
        // Also for disks that do not tell capitals from small letters.
        hashCharacters: 'base36',
        manualChunks: chunkOf,
      },
    },
    {
      input: { loader: 'loader/index.ts' },
      plugins: [...reading(runtime), loader, minify],
      // It runs as a module and as a classic script.
      output: { ...output, format: 'iife' },
    },
    {
      input: 'loader/count-snippet.ts',
      plugins: [...reading(runtime), minify, folder],
      output: { file: 'dist/count-snippet.js', format: 'iife', sourcemap: false },
    },
  ]
}
