import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { countSnippet } from './.rollup/count-snippet.mjs'
import { headFile } from './.rollup/head-file.mjs'
import { lazyParts } from './.rollup/lazy-parts.mjs'
import { leanI18next } from './.rollup/lean-i18next.mjs'
import { leanOfetch } from './.rollup/lean-ofetch.mjs'
import { leanPreact } from './.rollup/lean-preact.mjs'
import { minify } from './.rollup/minify.mjs'
import { loaderMap, needsOf } from './.rollup/needs.mjs'
import { ownNames } from './.rollup/own-names.mjs'
import { sharedChunk } from './.rollup/shared-chunk.mjs'
import { styles } from './.rollup/styles.mjs'
import { widgets } from './.rollup/widgets.mjs'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const preactDom = fileURLToPath(new URL('src/preact-dom.ts', import.meta.url))

const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': preactDom,
  'react-dom': preactDom,
  '@nanostores/react': fileURLToPath(new URL('src/preact-store.ts', import.meta.url)),
  react: '@preact/compat',
}

/**
 * The provider's modules one by one: its package's entry is one module that imports them all, so nothing of it could be
 * fetched alone.
 */
const adyen = fileURLToPath(new URL('node_modules/@adyen/adyen-web/dist/es', import.meta.url))

/** Every island is an entry of one graph, so all of them share the same stores. */
const input = {
  loader: 'loader/index.ts',
  bezel: 'src/bezel.ts',
  debug: 'src/debug.ts',
  ...Object.fromEntries(widgets.map((name) => [`widgets/${name}`, `widgets/${name}/index.ts`])),
}

export default (options) => {
  const runtime = options.runtime ?? 'preact'
  delete options.runtime
  const { magento } = options
  delete options.magento
  return {
    input,
    preserveEntrySignatures: 'strict',
    plugins: [
      alias({ entries: { adyen, ...(runtime === 'preact' && preact) } }),
      nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx', '.json'] }),
      replace({
        preventAssignment: false,
        delimiters: ['', ''],
        values: {
          'process.env.NODE_ENV': '"production"',
          __BEZEL_VERSION__: JSON.stringify(version),
          // One build holds one copy of the stores; the page gets no global but window.Bezel.
          'globalThis.nanostoresGlobal ||= ': '',
        },
      }),
      leanI18next,
      leanOfetch,
      leanPreact,
      commonjs(),
      json({ preferConst: true, compact: true }),
      typescript({
        tsconfig: 'tsconfig.json',
        include: ['src/**/*', 'widgets/**/*', 'loader/**/*'],
        exclude: ['**/*.test.*'],
        compilerOptions: { noEmit: false },
      }),
      lazyParts,
      { name: 'minify', renderChunk: minify },
      ownNames,
      { name: 'beside-the-scripts', generateBundle: addStylesAndStrings },
      { name: 'needs', generateBundle: { order: 'post', handler: tellLoader } },
      { name: 'count-snippet', generateBundle: addCountSnippet },
      { name: 'manifest', generateBundle: { order: 'post', handler: addManifest } },
      { name: 'tidy', writeBundle: { sequential: true, handler: removeOthers } },
      magento && { name: 'magento', writeBundle: { sequential: true, handler: copyIntoModule } },
    ],
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'c/[hash:7].js',
      // Also for disks that know no capitals; such names compress better in every file that names them.
      hashCharacters: 'base36',
      manualChunks: sharedChunk,
    },
  }
}

/** Styles keep a name that theme authors can link to; strings are fetched one file at a time by language. */
function addStylesAndStrings() {
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
}

/** A page's types in one file, with those that it exports of others in their place. */
const types = (name) =>
  readFileSync(`loader/${name}.d.ts`, 'utf8')
    .replace(/^import type .*\n+/gm, '')
    .replace(/^export type \* from '\.\/(.*)'\n+/gm, (_, other) => `${types(other)}\n`)

/** What the loader requests for a widget. */
function tellLoader(_options, bundle) {
  const loader = bundle['loader.js']
  const map = loaderMap(needsOf(bundle, this.getModuleInfo), bundle)
  loader.code = loader.code.replace('__BEZEL_NEEDS__', () => map)
}

/** dist/count-snippet.js: a page's head has it inline, allowed by a nonce or by its digest in the manifest. */
async function addCountSnippet() {
  this.emitFile({ type: 'asset', fileName: 'count-snippet.js', source: await countSnippet() })
}

/**
 * dist/manifest.json: for every file its size, its digest for `integrity`, and what it needs at once and later; for every
 * widget what the loader requests at once. dist/head.html lets the browser do so before.
 */
function addManifest(_options, bundle) {
  const facts = (file) => {
    const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
    const { name, imports, dynamicImports } = file
    return {
      bytes: source.length,
      gzip: gzipSync(source, { level: 9 }).length,
      sha384: `sha384-${createHash('sha384').update(source).digest('base64')}`,
      ...(file.type === 'chunk' && { name, imports, dynamicImports }),
    }
  }
  const files = Object.values(bundle).map((file) => [file.fileName, facts(file)])
  const manifest = {
    version,
    files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))),
    widgets: needsOf(bundle, this.getModuleInfo),
  }
  this.emitFile({ type: 'asset', fileName: 'manifest.json', source: JSON.stringify(manifest, null, 1) })
  const snippet = bundle['count-snippet.js'].source
  this.emitFile({ type: 'asset', fileName: 'head.html', source: headFile(manifest, snippet) })
}

/** Old files go once the new ones are there, so a server at work on the folder never finds it empty. */
function removeOthers({ dir }, bundle) {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !bundle[relative(dir, path).replaceAll(sep, '/')]) rmSync(path)
  }
}

/** `npm run build -- --magento`: the module for Magento carries the build. */
function copyIntoModule({ dir }) {
  const folder = 'demo/magento/view/frontend/web/bezel'
  rmSync(folder, { recursive: true, force: true })
  cpSync(dir, folder, { recursive: true })
}
