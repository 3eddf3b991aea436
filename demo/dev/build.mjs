import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, context } from 'esbuild'
import { filesBeside } from '../../.rollup/files-beside.mjs'
import { loaderNeeds } from '../../.rollup/needs.mjs'
import { hasOwnStyle } from '../../.rollup/styles.mjs'
import { preloadOf, widgets } from '../../.rollup/widgets.mjs'

const pathOf = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

const shared = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  sourcemap: true,
  logLevel: 'silent',
  define: { 'process.env.NODE_ENV': '"production"' },
  alias: {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': '@preact/compat/client',
    'react-dom': pathOf('src/preact-dom.ts'),
    react: '@preact/compat',
  },
}

const PROVIDER = pathOf('node_modules/@adyen/adyen-web/dist/es')

/** Lists what the loader requests at once for each widget, without its chunks: on one machine they come soon enough. */
function needs(api) {
  const widget = (name) => {
    const { styles = [], calls = [] } = preloadOf(name)
    const files = ['base', ...(hasOwnStyle(name) ? [name] : []), ...styles].map(
      (each) => `widgets/${each}.css`,
    )
    return [name, { module: `widgets/${name}.js`, mount: 'mount', chunks: [], styles: files, calls }]
  }
  return loaderNeeds(Object.fromEntries(widgets.map(widget)), api)
}

/**
 * Builds `dist` into a folder for `npm run dev`. A release is built by Rollup, whose chunks cost a shopper the fewest
 * requests; esbuild needs 0.5 s for what takes Rollup 3 s after each change. Its functions throw esbuild's errors.
 */
export async function developmentBuild(folder) {
  let api
  const needsModule = {
    name: 'needs',
    setup(build) {
      build.onResolve({ filter: /^bezel:needs$/ }, ({ path }) => ({ path, namespace: 'needs' }))
      build.onLoad({ filter: /.*/, namespace: 'needs' }, () => ({
        contents: JSON.stringify(needs(api)),
        loader: 'json',
      }))
    },
  }
  /** The provider's library has as many modules as we have, and none of them changes: it is built once. */
  const providerModules = new Set()
  const providerApart = {
    name: 'provider-apart',
    setup({ onResolve }) {
      onResolve({ filter: /^adyen\// }, ({ path }) => {
        providerModules.add(path.replace('adyen/', ''))
        return { path: `../${path}.js`, external: true }
      })
    },
  }
  let providerCount = 0
  async function buildProvider() {
    if (providerModules.size === providerCount) return
    const entryPoints = [...providerModules].map((path) => ({ in: `${PROVIDER}/${path}`, out: path }))
    await build({ ...shared, entryPoints, splitting: true, sourcemap: false, outdir: `${folder}/adyen` })
    providerCount = providerModules.size
  }

  const islands = await context({
    ...shared,
    entryPoints: [
      { in: 'src/bezel-entry.ts', out: 'bezel' },
      { in: 'src/debug.ts', out: 'debug' },
      ...widgets.map((name) => ({ in: `widgets/${name}/index.ts`, out: `widgets/${name}` })),
    ],
    splitting: true,
    chunkNames: 'c/[hash]',
    outdir: folder,
    metafile: true,
    plugins: [providerApart],
  })
  const loader = await context({
    ...shared,
    entryPoints: [{ in: 'loader/index.ts', out: 'loader' }],
    outdir: folder,
    plugins: [needsModule],
  })
  const snippet = await context({
    ...shared,
    entryPoints: [{ in: 'loader/count-snippet.ts', out: 'count-snippet' }],
    outdir: folder,
    format: 'iife',
    sourcemap: false,
  })

  function writeFilesBeside() {
    for (const [path, content] of Object.entries(filesBeside())) {
      mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
      writeFileSync(`${folder}/${path}`, content)
    }
  }
  return {
    writeFilesBeside,
    async buildAll() {
      const { metafile } = await islands.rebuild()
      const found = Object.entries(metafile.outputs).find(([path]) => path.endsWith('/bezel.js'))
      api = found[1].exports
      await Promise.all([loader.rebuild(), snippet.rebuild(), buildProvider()])
      writeFilesBeside()
    },
  }
}
