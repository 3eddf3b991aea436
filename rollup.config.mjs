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

const require = createRequire(import.meta.url)
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const widgets = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/index.ts`))

const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': fileURLToPath(new URL('src/preact-dom.ts', import.meta.url)),
  react: '@preact/compat',
}

/** Every island is an entry of one graph, so all of them share the same stores. */
const input = {
  loader: 'loader/index.ts',
  bezel: 'src/bezel.ts',
  debug: 'src/debug.ts',
  ...Object.fromEntries(widgets.map((name) => [`widgets/${name}`, `widgets/${name}/index.ts`])),
}

/** What no island can start without. */
const frame =
  /node_modules\/(@?preact|react|react-dom|scheduler|@?nanostores|i18next)\/|\/src\/ui\/island\/|\/host\/page\/stylesheet/

/** Where the lines of the cart are shown. */
const lineRoots = ['DrawerPanel', 'cart', 'steps-after-address', 'SummaryContent', 'Summary', 'DiscountPanel']

/**
 * Few shared chunks, so that a page asks for few files and none for another island's code: what every island needs,
 * which the loader asks for together with the first island; what most islands need; what shows the cart, its lines,
 * what else drawer and cart share, what cart and checkout show beside the lines; what forms share.
 */
function sharedChunk(id, { getModuleInfo }) {
  if (id.includes('@adyen/adyen-web')) return 'adyen'
  if (frame.test(id)) return 'core'
  if (!/\/(src|locales|ofetch|ufo|destr)\//.test(id)) return undefined
  const roots = rootsOf(id, getModuleInfo)
  const has = (name) => roots.has(name)
  const islands = widgets.filter(has).length
  if (islands === widgets.length) return 'core'
  if (islands > widgets.length / 3) return 'parts'
  if (has('checkout') && (has('cart') || has('DrawerPanel'))) return 'shop'
  if (has('checkout') && ['address-book', 'LoginForm', 'AddressEditor'].some(has)) return 'forms'
  if (has('checkout') && islands > 1) return 'parts'
  const isAmong = (names) => [...roots].every((root) => names.includes(root))
  if (has('cart') && has('DrawerPanel')) return isAmong(lineRoots) ? 'lines' : 'bag'
  if (has('cart') && isAmong([...lineRoots, 'GiftForm', 'RemoveRow'])) return 'summary'
  return undefined
}

/** Islands, and parts fetched on demand, that import a module at once. */
function rootsOf(id, getModuleInfo, seen = new Set(), roots = new Set()) {
  if (seen.has(id)) return roots
  seen.add(id)
  const { importers, dynamicImporters, isEntry } = getModuleInfo(id)
  const island = /widgets\/([^/]+)\/index\.ts$/.exec(id)
  if (island) roots.add(island[1])
  else if (isEntry || dynamicImporters.length) roots.add(/([^/.]+)\.\w+$/.exec(id)?.[1])
  for (const importer of importers) rootsOf(importer, getModuleInfo, seen, roots)
  return roots
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
      { name: 'lean-i18next', transform: leanI18next },
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

/** Whole parts of i18next that Bezel never reaches, with what little is called of them while it starts. */
const UNUSED_CLASSES = {
  Connector: 'on() {} load(languages, namespaces, done) { done() }',
  Formatter: 'format(value) { return value }',
  Logger: 'init() {} log() {} warn() {} error() {} deprecate() {} once() {} create() { return this }',
}
const UNUSED_METHODS = {
  I18n: 'reloadResources use hydrate getFixedT hasLoadedNamespace loadNamespaces loadLanguages dir cloneInstance toJSON',
  Interpolator: 'nest',
  ResourceStore: 'addResources removeResourceBundle getDataByLanguage toJSON',
}

/**
 * We hand i18next its words and ask for one at a time; that it could also fetch, detect, nest, format and log stays out,
 * much of its weight on every page. A name that another version no longer has fails the build.
 */
function leanI18next(code, id) {
  if (!id.endsWith('/i18next/dist/esm/i18next.js')) return undefined
  const replace = (text, pattern, by) => {
    if (!pattern.test(text)) throw new Error(`i18next has no ${pattern}`)
    return text.replace(pattern, by)
  }
  for (const [name, body] of Object.entries(UNUSED_CLASSES))
    code = replace(
      code,
      new RegExp(`^class ${name}( extends \\w+)? {[^]*?^}`, 'm'),
      `class ${name} {${body}}`,
    )
  for (const [name, methods] of Object.entries(UNUSED_METHODS)) {
    const whole = new RegExp(`^class ${name}( extends \\w+)? {[^]*?^}`, 'm')
    const lean = methods
      .split(' ')
      .reduce(
        (text, method) => replace(text, new RegExp(`^  ${method}\\([^]*?^  }$`, 'm'), `  ${method}() {}`),
        whole.exec(code)[0],
      )
    code = replace(code, whole, () => lean)
  }
  return { code, map: null }
}

/** Terser for what every page pays for; the provider's library is large, comes late, and esbuild is ten times quicker. */
async function minify(code, chunk) {
  if (chunk.name === 'adyen') {
    const options = { minify: true, format: 'esm', target: 'es2022', legalComments: 'none' }
    return { code: (await minifyQuickly(code, options)).code, map: null }
  }
  const compress = { passes: 3, ecma: 2020, unsafe_arrows: true, pure_getters: true, keep_fargs: false }
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
