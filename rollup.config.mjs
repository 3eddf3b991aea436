import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import json from '@rollup/plugin-json'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { transform as minifyQuickly } from 'esbuild'
import { bundle as bundleStyle } from 'lightningcss'
import { minify as minifyWell } from 'terser'
import { countSnippet } from './.rollup/count-snippet.mjs'
import { leanI18next } from './.rollup/lean-i18next.mjs'
import { leanOfetch } from './.rollup/lean-ofetch.mjs'
import { leanPreact } from './.rollup/lean-preact.mjs'
import { sharedChunk } from './.rollup/shared-chunk.mjs'
import { widgets } from './.rollup/widgets.mjs'

const require = createRequire(import.meta.url)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))

const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': fileURLToPath(new URL('src/preact-dom.ts', import.meta.url)),
  '@nanostores/react': fileURLToPath(new URL('src/preact-store.ts', import.meta.url)),
  react: '@preact/compat',
}

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
  return {
    input,
    preserveEntrySignatures: 'strict',
    plugins: [
      alias({ entries: runtime === 'preact' ? preact : {} }),
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
        compilerOptions: { noEmit: false, types: [] },
      }),
      { name: 'minify', renderChunk: minify },
      { name: 'beside-the-scripts', generateBundle: addStylesAndStrings },
      { name: 'core-first', generateBundle: { order: 'post', handler: tellLoaderOfCore } },
      { name: 'count-snippet', generateBundle: addCountSnippet },
      { name: 'manifest', generateBundle: { order: 'post', handler: addManifest } },
      { name: 'tidy', writeBundle: removeOthers },
    ],
    output: {
      dir: 'dist',
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
      manualChunks: sharedChunk,
    },
  }
}

/** Terser for what every page pays for; the provider's library is large, comes late, and esbuild is ten times quicker. */
async function minify(code, chunk) {
  if (chunk.name === 'adyen') {
    const options = { minify: true, format: 'esm', target: 'es2022', legalComments: 'none' }
    return { code: (await minifyQuickly(code, options)).code, map: null }
  }
  const compress = {
    passes: 3,
    ecma: 2020,
    unsafe_arrows: true,
    pure_getters: true,
    keep_fargs: false,
    hoist_funs: true,
  }
  const { code: small } = await minifyWell(code, {
    module: true,
    ecma: 2020,
    compress,
    format: { comments: false },
  })
  return { code: small, map: null }
}

/** Styles keep a name the loader can guess; strings are fetched one file at a time by language. */
function addStylesAndStrings() {
  const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
  const style = (from, to) => emit(to, bundleStyle({ filename: from, minify: true }).code)
  style('src/ui/base.css', 'widgets/base.css')
  for (const name of widgets) {
    if (existsSync(`widgets/${name}/style.css`)) style(`widgets/${name}/style.css`, `widgets/${name}.css`)
    if (existsSync(`widgets/${name}/steps.css`))
      style(`widgets/${name}/steps.css`, `widgets/${name}-steps.css`)
  }
  style(require.resolve('@adyen/adyen-web/styles/adyen.css'), 'adyen.css')
  for (const language of readdirSync('locales')) {
    for (const file of readdirSync(`locales/${language}`)) {
      const path = `locales/${language}/${file}`
      emit(path, JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))))
    }
  }
  for (const file of ['bezel.d.ts', 'bezel-config.schema.json'])
    emit(file, readFileSync(`loader/${file}`, 'utf8'))
}

function tellLoaderOfCore(_options, bundle) {
  const chunks = Object.keys(bundle).filter((file) => /^chunks\/core-/.test(file))
  bundle['loader.js'].code = bundle['loader.js'].code.replace('__BEZEL_CORE__', JSON.stringify(chunks))
}

/** dist/count-snippet.js: a page's head has it inline, allowed by a nonce or by its digest in the manifest. */
async function addCountSnippet() {
  this.emitFile({ type: 'asset', fileName: 'count-snippet.js', source: await countSnippet() })
}

/** dist/manifest.json: for every file its size, its digest for `integrity`, and what it needs at once and later. */
function addManifest(_options, bundle) {
  const files = Object.values(bundle).map((file) => {
    const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
    const facts = {
      bytes: source.length,
      gzip: gzipSync(source, { level: 9 }).length,
      sha384: `sha384-${createHash('sha384').update(source).digest('base64')}`,
    }
    if (file.type === 'chunk')
      Object.assign(facts, { imports: file.imports, dynamicImports: file.dynamicImports })
    return [file.fileName, facts]
  })
  const source = JSON.stringify(
    { version, files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))) },
    null,
    1,
  )
  this.emitFile({ type: 'asset', fileName: 'manifest.json', source })
}

/** Old files go once the new ones are there, so a server at work on the folder never finds it empty. */
function removeOthers({ dir }, bundle) {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile() && !bundle[relative(dir, path).replaceAll(sep, '/')]) rmSync(path)
  }
}
